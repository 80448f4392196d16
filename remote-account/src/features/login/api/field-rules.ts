import { getFieldRules } from 'shared-kernel/contracts/system';
import { apiQuery, useQuery } from 'shared-kernel/query';

/** Rules change with a deployment of the server, not while a form is open. */
const STALE_MS = 10 * 60_000;

/** The server's per-field rules; undefined until they arrive, and the form's own defaults hold meanwhile. */
export const useFieldRules = () => useQuery(apiQuery(getFieldRules, {}, { staleTime: STALE_MS })).data?.fields;
