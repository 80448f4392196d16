/** The area's API: of the member's mails, contracts; of the control API, what an agent's day is made of. */
export { agentCommissions } from './commissions/commissions.tables.ts';
export { computeCommissions } from './commissions/compute-commissions.ts';
export { agentContracts } from './contracts/agent-contracts.tables.ts';
export { linesByAgent, payAgent } from './rebates/pay-agent-rebates.jobs.ts';
