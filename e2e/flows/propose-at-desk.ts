import type { ContractKind } from '@shared-kernel/contracts/agent/contracts';
import type { Account } from '../fixtures/control.ts';
import { pressDesk } from './press-desk.ts';

/** Proposes a contract as the operator does it. A tier a line: turnover, active members, rate in percent. */
export const proposeAtDesk = ({ brand, username }: Account, kind: ContractKind, tiers: string): Promise<void> =>
  pressDesk('/contracts', { merchant: brand, username, kind, tiers, propose: 'contract' });
