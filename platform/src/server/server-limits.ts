import { DEFAULT_SERVER_LIMITS, type ServerLimits } from '@shared-kernel/node/guarded-server';

export const SERVER_LIMITS: ServerLimits = {
  ...DEFAULT_SERVER_LIMITS,
  /** Longer than the document server keeps a connection, so that none is closed under a request that is on its way. */
  idleMs: 65_000,
};
