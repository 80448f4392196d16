import type { AnyEndpoint } from '../wire/endpoint.ts';
import * as accounts from './accounts.ts';
import * as agent from './agent.ts';
import * as contracts from './contracts.ts';
import * as rebates from './rebates.ts';
import * as transfers from './transfers.ts';

/** Accounts §7, agent: what is shown of each call; where a part is not, it is ours. */
const SPECIFIED: readonly (readonly [AnyEndpoint, Partial<Pick<AnyEndpoint, 'method' | 'path' | 'module'>>])[] = [
  [accounts.getAffiliateLinks, { method: 'GET', path: '/wps/agent/affiliate', module: 'AFFMAN3' }],
  [accounts.openAccount, { path: '/wps/agent/downline' }],
  [agent.getDownlines, { path: '/wps/agent/downlines' }],
  [agent.getTeamKpi, { method: 'GET', module: 'AGEINFO3' }],
  [rebates.updateDownlineRebates, { path: '/wps/agent/updateDownlineRebates' }],
  [transfers.transferDownline, { path: '/wps/agent/transferDownline' }],
  [transfers.transferMultipleDownline, { path: '/wps/agent/transferMultipleDownline' }],
  [contracts.getSalaryContract, { method: 'GET', module: 'COMM3' }],
  [contracts.getDividendContract, { method: 'GET', module: 'COMM3' }],
  [contracts.processSalaryContract, { method: 'GET', module: 'DAILYSALCONT3' }],
  [contracts.processHourlyContract, { method: 'POST', module: 'HOURSAL3' }],
];

test.each(SPECIFIED.map(([endpoint, shown]) => [endpoint.path, endpoint, shown] as const))(
  '%s is as it is specified',
  (_, endpoint, shown) => {
    expect(endpoint).toMatchObject(shown);
  },
);
