import { decryptText, encryptText, markOf, marksOf, type Place } from '../../encryption/encrypted-text.ts';
import type { WrappingKeys } from '../../encryption/key-wrap.ts';

const TAIL = 4;
const COLUMN = 'bank_accounts.account_number';

/** Whose account, and at which bank: a number that is copied to another member's row does not open there. */
export interface AccountPlace {
  readonly memberId: number;
  readonly merchant: string;
  readonly bankCode: string;
}

const encryptionPlace = ({ memberId }: AccountPlace): Place => ({ use: COLUMN, row: String(memberId) });
/** The same digits at two banks are two accounts, and nobody sees that they are the same digits. */
const marked = ({ merchant, bankCode }: AccountPlace): string => `${COLUMN} ${merchant} ${bankCode}`;

/** An account number as the database holds it: encrypted, with what finds it again and what answers show of it. */
export const storedNumber = async (number: string, place: AccountPlace, keys: WrappingKeys) => ({
  accountNumber: await encryptText(number, encryptionPlace(place), keys),
  accountMark: markOf(number, marked(place), keys),
  accountTail: number.slice(-TAIL),
});

/** Every mark that the number may have been stored under. */
export const marksOfNumber = (number: string, place: AccountPlace, keys: WrappingKeys): string[] =>
  marksOf(number, marked(place), keys);

/** The whole number, for whom money is sent by. Throws a sentence when no key of the environment opens it. */
export const openNumber = (
  account: AccountPlace & { readonly accountNumber: string },
  keys: WrappingKeys,
): Promise<string> => decryptText(account.accountNumber, encryptionPlace(account), keys);

/**
 * The whole number for a payout of this member's: where the environment has a key it must have been encrypted there, at this
 * place, and be the number that it is found by. What somebody wrote into the database throws a sentence.
 */
export const openNumberToPay = async (
  account: Omit<AccountPlace, 'memberId'> & { readonly accountNumber: string; readonly accountMark: string },
  memberId: number,
  keys: WrappingKeys,
): Promise<string> => {
  const place = { ...account, memberId };
  const number = await openNumber(place, keys);
  if (keys.length === 0 || keys.some((key) => markOf(number, marked(place), [key]) === account.accountMark))
    return number;
  throw new Error(
    'A bank account does not hold what its key has encrypted: it is not encrypted yet, or was written by another hand.',
  );
};
