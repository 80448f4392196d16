import { getCountries } from '@shared-kernel/contracts/account/registration';
import { type DiallingCountry, MOBILE_RULE, type ServedRules, SMS_CODE_RULE } from '@shared-kernel/forms';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { keepPreviousData, useApi } from 'shared-kernel/query';

/** The countries whose numbers are taken; until they are there, and where there are none, the site's own. */
export const useCountries = (): readonly DiallingCountry[] => {
  const { t } = useTranslation('account');
  const { data } = useApi(getCountries, { language: useLanguage() }, { placeholderData: keepPreviousData });
  const countries = data?.countries ?? [];
  return countries.length > 0 ? countries : [{ code: OWN_DIALLING_CODE, name: t('phone.ownCountry') }];
};

/** Of the site's own country, until the countries are there. */
export const OWN_DIALLING_CODE = '63';

const ANY_NUMBER = { says: 'phone.anyNumber' } as const;
const COUNTED_NUMBER = { says: 'phone.countedNumber' } as const;

/** The number of an account there is. That it is missing is said with its least length, where the merchant has one (accounts §5). */
export const numberField = (served: ServedRules | undefined) => ({
  ...MOBILE_RULE,
  rule: 'loginMobileNum',
  ...(served?.loginMobileNum?.minLength === undefined ? ANY_NUMBER : COUNTED_NUMBER),
});

export const CODE_FIELD = { ...SMS_CODE_RULE, rule: 'verificationCode', says: 'phone.codeFault' } as const;

/** A number as it is sent: without the spaces by which it is read. */
export const plainNumber = (typed: string): string => typed.replaceAll(' ', '');
