import type { Area } from '../http/area.ts';
import { overviewApi } from './overview/overview.api.ts';
import { teamBetsApi } from './team-bets/team-bets.api.ts';
import { teamTransactionsApi } from './team-transactions/team-transactions.api.ts';

export const AGENT: Area = { name: 'agent', apis: [overviewApi, teamBetsApi, teamTransactionsApi] };
