import type { Language } from '@shared-kernel/contracts/system/values';
import { NON_AGENT_TYPES } from '../../identity/team.ts';
import type { TransactionKind } from '../../ledger/ledger.tables.ts';

/** How members are told what moved their money. */
const NAMES: Readonly<Record<TransactionKind, Readonly<Record<Language, string>>>> = {
  deposit: { EN: 'Deposit', TY: 'Deposito' },
  withdrawal: { EN: 'Withdrawal', TY: 'Withdrawal' },
  stake: { EN: 'Stake', TY: 'Taya' },
  payout: { EN: 'Payout', TY: 'Napanalunan' },
  refund: { EN: 'Refund', TY: 'Refund' },
  bonus: { EN: 'Bonus', TY: 'Bonus' },
  transfer: { EN: 'Transfer', TY: 'Transfer' },
  rebate: { EN: 'Rebate', TY: 'Rebate' },
  salary: { EN: 'Agent salary', TY: 'Sahod ng agent' },
  dividend: { EN: 'Dividend', TY: 'Dividend' },
  opening: { EN: 'Opening balance', TY: 'Panimulang balanse' },
  'play-grant': { EN: 'Play money', TY: 'Play money' },
};

const MONEY_CODES = [
  'deposit',
  'withdrawal',
  'stake',
  'payout',
  'refund',
  'bonus',
  'rebate',
  'transfer',
  'opening',
] as const;
/** What only agents are paid. */
const AGENT_CODES = ['salary', 'dividend'] as const;
const PLAY_CODES = ['play-grant', 'stake', 'payout', 'refund'] as const;

export const transactionName = (kind: TransactionKind, language: Language): string => NAMES[kind][language];

const BONUS_STEPS = {
  granted: { EN: 'Bonus received', TY: 'Natanggap na bonus' },
  converted: { EN: 'Bonus now your money', TY: 'Bonus, pera mo na' },
  ended: { EN: 'Bonus ended', TY: 'Natapos na bonus' },
} as const;

/** What happened to a bonus: the wallet's own entry is what it has come to. */
export const bonusStepName = (
  { isOwn, amount }: { readonly isOwn: boolean; readonly amount: bigint },
  language: Language,
): string => BONUS_STEPS[isOwn ? 'converted' : amount > 0n ? 'granted' : 'ended'][language];

/** The codes that a member's money, or a trial account's play money, may be moved by. */
export const transactionCodes = (
  { isTrial, type }: { readonly isTrial: boolean; readonly type: number },
  language: Language,
) => {
  const ofMember = NON_AGENT_TYPES.includes(type) ? MONEY_CODES : [...MONEY_CODES, ...AGENT_CODES];
  return (isTrial ? PLAY_CODES : ofMember).map((code) => ({ code, name: transactionName(code, language) }));
};
