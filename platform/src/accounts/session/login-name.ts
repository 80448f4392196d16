import type { login } from '@shared-kernel/contracts/account/session';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { HOME_DIALLING_CODE, mobileNumberOf } from '../../identity/mobile-number.ts';

type Typed = Pick<ParsedInputOf<typeof login>, 'username' | 'countryDialingCode'>;

/** The name as it is stored: in any case, without spaces around it. */
export const typedName = ({ username }: Typed): string => username.trim().toLowerCase();

/** The number that was typed for a name; undefined for what is none. */
export const typedNumber = ({ username, countryDialingCode }: Typed): string | undefined =>
  mobileNumberOf(countryDialingCode ?? HOME_DIALLING_CODE, username);

/** What tries are counted and kept under: a number however it was spelt, or the name. */
export const nameTried = (typed: Typed): string => typedNumber(typed) ?? typedName(typed);
