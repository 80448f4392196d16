import { area } from '../wire/contract-area.ts';
import * as accounts from './accounts.ts';
import * as agent from './agent.ts';
import * as contracts from './contracts.ts';
import * as dividends from './dividends.ts';
import * as rebates from './rebates.ts';
import * as redRain from './red-rain.ts';
import * as transfers from './transfers.ts';

/** The agent contracts, for the catalogue. */
export const CALLS = [
  area(accounts),
  area(agent),
  area(contracts),
  area(dividends),
  area(rebates),
  area(redRain),
  area(transfers),
];
