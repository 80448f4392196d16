import { safeParse } from '@shared-kernel/contracts/schema';
import type { Context } from 'hono';
import { PlatformError } from '../../../base/platform-error.ts';
import type { Api } from '../../../http/answer.ts';
import { requireMediaType } from '../../../http/input/refuse-input.ts';
import { countTry, type Limit } from '../../../http/limits/rate-limit.ts';
import { memberAccountOf, playableBalance } from '../../../ledger/member-account.ts';
import { launchOf, launchRoutes } from '../launch-route.ts';
import { type OpenedLaunch, openLaunch, watchLaunch } from '../opened-launch.ts';
import { queueByLaunch, queueByMember } from '../round-queues.ts';
import { bookCategoryOf } from './book-categories.ts';
import { bookLimitsOf, MOST_LEGS } from './book-limits.ts';
import { createMatchLists } from './match-list.ts';
import { place } from './place-slip.ts';
import { ABANDONED_OF, MOVES } from './rules/match.ts';
import { MARGIN } from './rules/odds.ts';
import { placeSlip, slipAsk } from './slip-call.ts';
import { slipsOf } from './slip-list.ts';

const BOOK_PATH = '/wps/play/api/book';
const SLIPS_OF_MEMBER: Limit = { count: 30, windowMs: 60_000 };

const readSlip = async (context: Context) => {
  requireMediaType(context);
  const parsed = safeParse(slipAsk, await context.req.json().catch(() => undefined));
  if (!parsed.success)
    throw new PlatformError(
      'request.invalid',
      'A slip is { legs: [{ matchId, pick, odds }], stake, accept: same, better or any, idempotencyKey }.',
    );
  return parsed.data;
};

const categoryOf = ({ stored }: OpenedLaunch) => {
  const category = bookCategoryOf(stored.category);
  if (!category) throw new PlatformError('not.found', 'This game has no matches.');
  return category;
};

/** Slips on matches, for the frames of the book's categories; the header `Launch` says whose. */
export const bookApi = ({ app, platform }: Api): void => {
  const matchesOf = createMatchLists(platform);
  const languageOf = (context: Context) => (context.req.query('lang') === 'TY' ? 'TY' : 'EN');

  /** Everything that the frame shows: matches with their odds, slips, what may be staked, and the balance. */
  const show = async (context: Context) => {
    const now = await platform.clock.now();
    // Asked by itself every few seconds: no sign of life.
    const opened = await watchLaunch(platform, launchOf(context), now);
    const { member, isFreePlay } = opened;
    const language = languageOf(context);
    const category = categoryOf(opened);
    const { leastStake, mostStake, mostPayout } = await bookLimitsOf(platform.db, member.merchant);
    return {
      now: now.toISOString(),
      ...(await matchesOf({ category, language, now, matchId: context.req.query('match') })),
      slips: await slipsOf(platform.db, { memberId: member.id, category, isFreePlay, language }),
      balanceMinor: Number(await playableBalance(platform.db, memberAccountOf(member, isFreePlay))),
      terms: {
        margin: MARGIN,
        moves: MOVES,
        abandonedOf: ABANDONED_OF,
        mostLegs: MOST_LEGS,
        leastStakeMinor: Number(leastStake),
        mostStakeMinor: Number(mostStake),
        mostPayoutMinor: Number(mostPayout),
      },
    };
  };

  const take = async (context: Context) => {
    const ask = await readSlip(context);
    const token = launchOf(context);
    return queueByLaunch(token, async () => {
      const now = await platform.clock.now();
      const opened = await openLaunch(platform, token, now);
      await countTry(platform.db, `slips/member/${opened.member.id}`, SLIPS_OF_MEMBER, now);
      return queueByMember(opened, () => place(platform, opened, ask));
    });
  };

  const route = launchRoutes(app, placeSlip);
  route('GET', BOOK_PATH, show);
  route('POST', placeSlip.path, take);
};
