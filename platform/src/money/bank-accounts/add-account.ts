import { type addBankCard, BANK_CARDS_MAX } from '@shared-kernel/contracts/member/bank-accounts';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { keepPayeeName, payeeNameOf, requirePaymentPassword } from '../../accounts/accounts.public.ts';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { and, eq, inArray } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import { FIELD_RULES } from '../../merchants/field-rules.ts';
import { type AccountPlace, marksOfNumber, storedNumber } from './account-number.ts';
import { bankAccounts, withdrawBanks } from './bank-accounts.tables.ts';
import { freeRemoved } from './free-removed.ts';
import { holdAccounts } from './hold-accounts.ts';
import { accountsOf, type BoundAccount, maskAccount } from './list-accounts.ts';

type Add = typeof addBankCard;

const SPACING = /[\s-]/g;

const bankOf = async (db: Database, merchant: string, code: string) => {
  const [bank] = await db
    .select()
    .from(withdrawBanks)
    .where(and(eq(withdrawBanks.merchant, merchant), eq(withdrawBanks.code, code)));
  if (!bank) throw new PlatformError('not.found', `Nothing is sent to a bank "${code}".`);
  return bank;
};

/** Names are one name however they are spaced and written large. */
const sameName = (one: string, other: string): boolean => {
  const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLocaleUpperCase('en');
  return plain(one) === plain(other);
};

const isName = (typed: string): boolean => {
  const { minLength = 1, maxLength = Number.POSITIVE_INFINITY, pattern = '.+' } = FIELD_RULES.payeeName ?? {};
  const { length } = [...typed];
  return length >= minLength && length <= maxLength && new RegExp(`^(?:${pattern})$`, 'u').test(typed);
};

const otherName = () => new PlatformError<Add>('payee.locked', 'The account is in another name.');

/** The name that the account is in: the member's, which whoever binds the first one says, and nobody changes. */
const ownName = async (db: Database, memberId: number, typed: string): Promise<string> => {
  const known = await payeeNameOf(db, memberId);
  if (known === null && !isName(typed))
    throw new PlatformError<Add>('payee.required', 'The first account says whose it is.');
  if (known !== null && typed !== '' && !sameName(known, typed)) throw otherName();
  return known ?? typed;
};

interface NewAccount {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly payeeName: string;
}

/** Also under the mark of an earlier key, which the index does not hold against the present one. */
const isTaken = async (
  tx: Transaction,
  { merchant, bankCode }: AccountPlace,
  marks: readonly string[],
): Promise<boolean> => {
  const [taken] = await tx
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(
      and(
        eq(bankAccounts.merchant, merchant),
        eq(bankAccounts.bankCode, bankCode),
        inArray(bankAccounts.accountMark, [...marks]),
        eq(bankAccounts.isRemoved, false),
      ),
    );
  return taken !== undefined;
};

const write = async (
  tx: Transaction,
  { platform, session: { member }, now }: MemberCall<unknown>,
  { bankCode, accountNumber, payeeName }: NewAccount,
): Promise<BoundAccount> => {
  const { wrappingKeys } = platform.config;
  const { id: memberId, merchant } = member;
  const place = { memberId, merchant, bankCode };
  const marks = marksOfNumber(accountNumber, place, wrappingKeys);
  await holdAccounts(tx, member);
  await freeRemoved(tx, now, member.id);
  const own = await accountsOf(tx, member.id, now);
  const isThis = ({ account }: BoundAccount) => account.bankCode === bankCode && marks.includes(account.accountMark);
  const again = own.find(isThis);
  if (again) return again;
  if (own.length >= BANK_CARDS_MAX)
    throw new PlatformError<Add>('card.limit', `A member has ${BANK_CARDS_MAX} accounts at most.`);
  const name = await keepPayeeName(tx, member, payeeName);
  // Another name was set since this one was compared.
  if (!sameName(name, payeeName)) throw otherName();
  const stored = await storedNumber(accountNumber, place, wrappingKeys);
  const row = { ...place, ...stored, payeeName: name, addedAt: now, isDefault: own.length === 0 };
  const isFree = !(await isTaken(tx, place, marks));
  if (isFree) await tx.insert(bankAccounts).values(row).onConflictDoNothing();
  const bound = isFree && (await accountsOf(tx, memberId, now)).find(isThis);
  if (!bound) throw new PlatformError<Add>('card.taken', 'Somebody has this account.');
  const details = { bank: bankCode, account: maskAccount(stored) };
  await audit(tx, { event: 'bank-account.added', at: now, merchant, memberId, details });
  return bound;
};

/** Binds an account of the member's own, by the payment password; money that is sent to a new one is looked at for a day. */
export const addAccount = async (call: MemberCall<ParsedInputOf<Add>>): Promise<BoundAccount> => {
  const { platform, session, input } = call;
  const { member } = session;
  refuseTrial(member);
  const bank = await bankOf(platform.db, member.merchant, input.bankCode);
  const accountNumber = input.account.replace(SPACING, '');
  if (!new RegExp(`^(?:${bank.accountPattern})$`).test(accountNumber))
    throw new PlatformError<Add>('card.invalid', `${bank.code} has no such account number.`);
  const payeeName = await ownName(platform.db, member.id, input.payeeName?.trim() ?? '');
  await requirePaymentPassword(call, input.paymentPassword);
  return platform.db.transaction((tx) => write(tx, call, { bankCode: bank.code, accountNumber, payeeName }));
};
