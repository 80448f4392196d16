import { getAgreement } from '@shared-kernel/contracts/browse/agreement';
import { PlatformError } from '../../base/platform-error.ts';
import { and, desc, eq, lte } from '../../database/orm.ts';
import { type Api, answer } from '../../http/answer.ts';
import { agreements } from './agreement.tables.ts';

/** The user agreement of a merchant. A version that is not in force yet is nobody's to read. */
export const agreementApi = (api: Api): void =>
  answer(api, getAgreement, async ({ platform, merchant, input, language, now }) => {
    const inForce = await platform.db
      .select()
      .from(agreements)
      .where(and(eq(agreements.merchant, merchant.baseCode), lte(agreements.effectiveFrom, now)))
      .orderBy(desc(agreements.effectiveFrom));
    const asked = input.version === undefined ? inForce[0] : inForce.find(({ version }) => version === input.version);
    if (!asked) throw new PlatformError('not.found', 'There is no such version of the agreement.');
    return {
      version: asked.version,
      effectiveFrom: asked.effectiveFrom.toISOString(),
      ...asked.wording[language],
      versions: inForce.map(({ version, effectiveFrom }) => ({
        version,
        effectiveFrom: effectiveFrom.toISOString(),
      })),
    };
  });
