import { object, optional, rows, string, withDefault } from '@shared-kernel/contracts/schema';
import { instant, language, queryText } from '../system/values.ts';
import { defineEndpoint } from '../wire/endpoint.ts';

/** The specification names the page and no call of it. The text of one version, and which others there are, the newest first. */
export const getAgreement = defineEndpoint({
  summary: 'The user agreement: the version in force, or the one asked for',
  method: 'GET',
  path: '/wps/system/agreement',
  access: 'public',
  input: object({ language: optional(language), version: queryText }),
  value: object({
    version: withDefault(string(), ''),
    effectiveFrom: optional(instant),
    /** HTML. */
    content: string(),
    /** What is different from the version before: HTML; empty in the first. */
    changes: withDefault(string(), ''),
    versions: withDefault(rows(object({ version: string(), effectiveFrom: instant })), []),
  }),
});
