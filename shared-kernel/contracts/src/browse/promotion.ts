import { boolean, object, openEnum, optional, string, withDefault } from '@shared-kernel/contracts/schema';
import { instant } from '../system/values.ts';

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
