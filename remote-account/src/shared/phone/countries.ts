import { getCountries } from '@shared-kernel/contracts/account/registration';
import type { DiallingCountry } from '@shared-kernel/forms';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { keepPreviousData, useApi } from 'shared-kernel/query';
import { OWN_DIALLING_CODE } from './phone-fields.ts';

/** The countries whose numbers are taken; until they are there, and where there are none, the site's own. */
export const useCountries = (): readonly DiallingCountry[] => {
  const { t } = useTranslation('account');
  const { data } = useApi(getCountries, { language: useLanguage() }, { placeholderData: keepPreviousData });
  const countries = data?.countries ?? [];
  return countries.length > 0 ? countries : [{ code: OWN_DIALLING_CODE, name: t('phone.ownCountry') }];
};
