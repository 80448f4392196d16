import * as contract from '@shared-kernel/contracts/account/registration';
import type { Language } from '@shared-kernel/contracts/system/values';
import { HOUR_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import { PlatformError } from '../../base/platform-error.ts';
import { type Api, answer } from '../../http/answer.ts';
import type { CallerLimits } from '../../http/limits/caller-limits.ts';
import { diallingCodes } from '../../identity/mobile-number.ts';
import { affiliateOf } from './affiliates.ts';
import { checkUsername } from './check-username.ts';
import { REGISTER_LIMITS, registerWithMobile, registerWithName } from './register.ts';

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
    async ({ platform, merchant, input }) => {
      if ((await affiliateOf(platform.db, merchant.code, input.code)) === undefined)
        throw new PlatformError<typeof contract.checkAffiliate>('affiliate.wrong', 'No affiliate has this code.');
      return {};
    },
    check,
  );
};
