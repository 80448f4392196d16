import { getCountries } from '@shared-kernel/contracts/account/registration';
import { type DiallingCountry, MOBILE_RULE, type ServedRules, SMS_CODE_RULE } from '@shared-kernel/forms';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { keepPreviousData, useApi } from 'shared-kernel/query';

/** The countries whose numbers are taken, the site's own first; until they are there, and where there are none, that one alone. */
export const useCountries = (): readonly DiallingCountry[] => {
  const { t } = useTranslation('account');
  const { data } = useApi(getCountries, { language: useLanguage() }, { placeholderData: keepPreviousData });
  const own = (code: string) => (code === OWN_DIALLING_CODE ? 0 : 1);
  const countries = (data?.countries ?? []).toSorted((one, other) => own(one.code) - own(other.code));
  return countries.length > 0 ? countries : [{ code: OWN_DIALLING_CODE, name: t('phone.ownCountry') }];
};

/** Of the site's own country. */
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
