import { getFieldRules } from '@shared-kernel/contracts/system/system';
import { useApi } from 'shared-kernel/query';
import type { ServedRules } from './field-rule.ts';

/** Rules change with a deployment of the server, not while a form is open. */
const STALE_MS = 10 * 60_000;

/** The server's rules by name (`loginUsername`, `password`, `mobileNum` …); undefined until they arrive. */
export const useFieldRules = (): ServedRules | undefined =>
  useApi(getFieldRules, {}, { staleTime: STALE_MS }).data?.fields;
