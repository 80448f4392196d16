import type * as contract from '@shared-kernel/contracts/account/registration';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { and, eq } from 'drizzle-orm';
import { PlatformError } from '../../base/platform-error.ts';
import type { Call } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { fieldRulesOf } from '../../merchants/field-rules.ts';
import { flagsOf } from '../../merchants/flags.ts';
import { checkField } from '../identity-rules/check-fields.ts';
import { refuseWhenOff } from './registration-method.ts';

type Check = typeof contract.checkUsername;

/** Refused as a registration by this name would be: a number, which is the name of who registered by it, is no username. */
export const checkUsername = async ({ platform, merchant, input: { username } }: Call<ParsedInputOf<Check>>) => {
  refuseWhenOff(await flagsOf(platform, merchant), 'USERNAMEREG3');
  checkField(await fieldRulesOf(platform, merchant), 'username', username);
  const isIt = and(eq(members.merchant, merchant.code), eq(members.username, username.toLowerCase()));
  const [member] = await platform.db.select({ id: members.id }).from(members).where(isIt);
  if (member) throw new PlatformError<Check>('username.taken', 'Somebody has this name.');
  return {};
};
