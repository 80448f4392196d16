import { boolean, object, openEnum, optional, string, withDefault } from 'shared-kernel/schema';
import { defineEndpoint, type InputOf } from './endpoint.ts';
import { EXCLUSION_ERRORS } from './excluded.ts';
import { instant, shortText } from './values.ts';

/**
 * A promotion (content type PR, browsing §3). The specification names no field of it: all may be missing, and a page shows
 * what there is. Its id is the one that its address names (`/m/activityInfo?id=`).
 */
export const promotion = object({
  id: withDefault(string(), ''),
  /** A drawing of 16 : 7, quiet at its start. */
  imageUrl: withDefault(string(), ''),
  eyebrow: withDefault(string(), ''),
  title: withDefault(string(), ''),
  subtitle: withDefault(string(), ''),
  /** Where it leads instead of its own page, when it does. */
  link: withDefault(string(), ''),
  /** In the language asked for; promotions of one id stand together. */
  category: optional(object({ id: string(), name: string() })),
  startsAt: optional(instant),
  /** Left out: it has no end yet. */
  endsAt: optional(instant),
  /** What is promised, who may join and on what terms: HTML. */
  content: withDefault(string(), ''),
  audience: withDefault(string(), ''),
  terms: withDefault(string(), ''),
  /** How a member takes part: by a press, or by a deposit. Left out: as its text says. */
  action: optional(openEnum(['join', 'deposit'])),
  /** Whether the signed-in member has joined; false for a guest. */
  isJoined: withDefault(boolean(), false),
});

/** Joined twice, it is joined once. A trial account has no rewards (`trial.rejected`). */
export const joinPromotion = defineEndpoint({
  summary: 'Take part in a promotion that is joined by a press',
  method: 'POST',
  path: '/wps/promotion/join',
  access: 'session',
  module: 'REWCEN3',
  isIdempotent: true,
  errors: { 'promotion.ended': 409, 'promotion.early': 409, 'promotion.byDeposit': 409, ...EXCLUSION_ERRORS },
  input: object({ id: shortText }),
  value: object({ joinedAt: optional(instant) }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  joinPromotion: { id: 'court-finals' } satisfies InputOf<typeof joinPromotion>,
};
