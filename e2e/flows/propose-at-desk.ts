import type { ContractKind } from '@shared-kernel/contracts/agent/contracts';
import type { Account } from '../fixtures/control.ts';
import { controlAddress } from '../fixtures/site.ts';

/** Proposes a contract as the operator does it. A tier a line: turnover, active members, rate in percent. */
export const proposeAtDesk = async ({ brand, username }: Account, kind: ContractKind, tiers: string): Promise<void> => {
  const response = await fetch(`${controlAddress()}/contracts`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ merchant: brand, username, kind, tiers, propose: 'contract' }),
  });
  if (response.status !== 303) throw new Error(`The desk answered a proposal with ${response.status}.`);
};
