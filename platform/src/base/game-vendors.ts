import type { GameCategory } from '@shared-kernel/contracts/system/values';
import { GAME_CATEGORIES } from '@shared-kernel/contracts/system/values';
import { secretsOf } from '@shared-kernel/node/secrets';
import { z } from 'zod';

/** A vendor whose games are another company's: where they are, and what it signs its calls with. */
export interface GameVendor {
  /** As the catalogue spells it. */
  readonly code: string;
  /** A game is at this address, with `/<gameCode>` after it. */
  readonly url: string;
  /** Which of its games; all, if absent. */
  readonly categories?: readonly GameCategory[] | undefined;
  /** Shared with it, in base64: each is believed. */
  readonly keys: readonly string[];
}

const CODE = /^[A-Z][A-Z0-9_]{0,39}$/;
const written = z.record(
  z.string().regex(CODE),
  z.strictObject({
    url: z.url({ protocol: /^https?$/ }),
    keyFile: z.string().min(1),
    categories: z.array(z.enum(GAME_CATEGORIES)).min(1).optional(),
  }),
);

const EXAMPLE = '{"SIYAM":{"url":"https://games.siyam.example/play","keyFile":"/keys/siyam","categories":["RNG"]}}';

const parse = (json: string) => {
  try {
    return written.parse(JSON.parse(json));
  } catch (cause) {
    throw new Error(`GAME_VENDORS has to be JSON from a vendor's code to url and keyFile, for example ${EXAMPLE}.`, {
      cause,
    });
  }
};

/** Reads GAME_VENDORS. Over http anybody could read tickets, so production takes https alone. */
export const readGameVendors = (env: NodeJS.ProcessEnv): readonly GameVendor[] =>
  Object.entries(parse(env.GAME_VENDORS ?? '{}')).map(([code, { url, keyFile, categories }]) => {
    const { protocol, hostname } = new URL(url);
    if (env.NODE_ENV === 'production' && protocol !== 'https:' && !/(^|\.)localhost$/.test(hostname))
      throw new Error(`GAME_VENDORS: the games of ${code} must be opened over https.`);
    return {
      code,
      url: url.replace(/\/$/, ''),
      categories,
      keys: secretsOf(`GAME_VENDORS ${code}`, undefined, keyFile),
    };
  });
