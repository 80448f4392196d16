export { computeDividendOf } from './commissions/commissions.jobs.ts';
export { payDayOf } from './rebates/pay-agent-rebates.jobs.ts';
