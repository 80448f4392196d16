import * as contract from '@shared-kernel/contracts/account/registration';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { HOUR_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import { PlatformError } from '../../base/platform-error.ts';
import { and, eq } from '../../database/orm.ts';
import { type Api, answer, type Call } from '../../http/answer.ts';
import type { CallerLimits } from '../../http/limits/rate-limit.ts';
import { members } from '../../identity/members.tables.ts';
import { diallingCodes } from '../../identity/mobile-number.ts';
import { fieldRulesOf } from '../../merchants/field-rules.ts';
import { flagsOf } from '../../merchants/flags.ts';
import { checkField } from '../identity-rules/check-fields.ts';
import { affiliateOf } from './affiliates.ts';
import { REGISTER_LIMITS, registerWithMobile, registerWithName } from './register.ts';
import { refuseWhenOff } from './registration-method.ts';

type Check = typeof contract.checkUsername;

/** Refused as a registration by this name would be: a number, which is the name of who registered by it, is no username. */
const checkUsername = async ({ platform, merchant, input: { username } }: Call<ParsedInputOf<Check>>) => {
  refuseWhenOff(await flagsOf(platform, merchant), 'USERNAMEREG3');
  checkField(await fieldRulesOf(platform, merchant), 'username', username);
  const isIt = and(eq(members.merchant, merchant.code), eq(members.username, username.toLowerCase()));
  const [member] = await platform.db.select({ id: members.id }).from(members).where(isIt);
  if (member) throw new PlatformError<Check>('username.taken', 'Somebody has this name.');
  return {};
};

/** So that neither names nor codes are asked for one after the other. */
const CHECK_LIMITS: CallerLimits = {
  visitor: { count: 20, windowMs: MINUTE_MS },
  address: { count: 300, windowMs: HOUR_MS },
  site: { count: 3_000, windowMs: MINUTE_MS },
};

const LOCALES: Readonly<Record<Language, string>> = { EN: 'en-PH', TY: 'fil-PH' };

const countriesIn = (language: Language) => {
  const locale = LOCALES[language];
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return diallingCodes()
    .map(({ country, code }) => ({ country, code, name: names.of(country) ?? country }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
};

export const registrationApi = (api: Api): void => {
  answer(api, contract.register, registerWithName, { limits: REGISTER_LIMITS });
  answer(api, contract.registerByMobile, registerWithMobile, { limits: REGISTER_LIMITS });
  answer(api, contract.getCountries, async ({ language }) => ({ countries: countriesIn(language) }));
  const check = { limits: CHECK_LIMITS };
  answer(api, contract.checkUsername, checkUsername, check);
  answer(
    api,
    contract.checkAffiliate,
    async ({ platform, merchant, input, now }) => {
      if ((await affiliateOf(platform.db, merchant.code, input.code, now)) === undefined)
        throw new PlatformError<typeof contract.checkAffiliate>('affiliate.wrong', 'No affiliate has this code.');
      return {};
    },
    check,
  );
};
