import type { Area } from '../http/area.ts';
import { commissionDesk } from './commissions/commission-desk.ts';
import { COMMISSION_JOBS } from './commissions/commissions.jobs.ts';
import { demoContractsSeed } from './commissions/demo-contracts.seed.ts';
import { dividendsApi } from './commissions/dividends.api.ts';
import { agentContractsApi } from './contracts/agent-contracts.api.ts';
import { contractDesk } from './contracts/contract-desk.ts';
import { TEAM_DAYS_JOBS } from './figures/team-days.jobs.ts';
import { moveDesk } from './moves/move-desk.ts';
import { openAccountApi } from './open-account/open-account.api.ts';
import { overviewApi } from './overview/overview.api.ts';
import { agentRateLimitsSeed } from './rebates/agent-rate-limits.seed.ts';
import { agentRebatesApi } from './rebates/agent-rebates.api.ts';
import { payAgentRebatesJob } from './rebates/pay-agent-rebates.jobs.ts';
import { teamBetsApi } from './team-bets/team-bets.api.ts';
import { downlinesApi } from './team-members/downlines.api.ts';
import { teamProfitApi } from './team-profit/team-profit.api.ts';
import { teamTransactionsApi } from './team-transactions/team-transactions.api.ts';
import { teamTransfersApi } from './team-transfers/team-transfers.api.ts';

export const AGENT: Area = {
  name: 'agent',
  apis: [
    overviewApi,
    teamBetsApi,
    teamTransactionsApi,
    teamProfitApi,
    downlinesApi,
    teamTransfersApi,
    openAccountApi,
    agentRebatesApi,
    dividendsApi,
    commissionDesk,
    agentContractsApi,
    contractDesk,
    moveDesk,
  ],
  jobs: [...TEAM_DAYS_JOBS, payAgentRebatesJob, ...COMMISSION_JOBS],
  seeds: [agentRateLimitsSeed, demoContractsSeed],
};
