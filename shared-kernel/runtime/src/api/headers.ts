import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER, STANDALONE_DEVICE } from '@shared-kernel/contracts/wire/headers';
import { runsStandalone } from '../device/runs-standalone.ts';
import { apiConfig } from './config.ts';

/** The headers that every call carries (specification: accounts §3). */
export const headersFor = (
  endpoint: Pick<AnyEndpoint, 'isEncrypted' | 'isIdempotent' | 'namesDevice'> & {
    readonly module?: string | undefined;
  },
  token: string | undefined,
  idempotencyKey: string | undefined,
): Record<string, string> => ({
  [HEADER.merchant]: apiConfig().merchant(),
  [HEADER.language]: apiConfig().language(),
  ...(endpoint.namesDevice && runsStandalone() ? { [HEADER.device]: STANDALONE_DEVICE } : {}),
  ...(token === undefined ? {} : { [HEADER.token]: token }),
  ...(endpoint.module === undefined ? {} : { [HEADER.module]: endpoint.module }),
  ...(endpoint.isEncrypted ? { [HEADER.encryption]: 'JWE' } : {}),
  ...(endpoint.isIdempotent ? { [HEADER.idempotencyKey]: idempotencyKey ?? crypto.randomUUID() } : {}),
});
