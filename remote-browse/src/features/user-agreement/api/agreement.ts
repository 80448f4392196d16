import { getAgreement } from '@shared-kernel/contracts/browse/agreement';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useLanguage } from 'shared-kernel/i18n';
import { keepPreviousData, useApi } from 'shared-kernel/query';

export type Agreement = ValueOf<typeof getAgreement>;

/** The version in force, or the one asked for; the one before stays until it is there. */
export const useAgreement = (version: string | undefined) =>
  useApi(
    getAgreement,
    { language: useLanguage(), ...(version !== undefined && { version }) },
    {
      placeholderData: keepPreviousData,
    },
  );
