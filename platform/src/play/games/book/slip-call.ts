import { launchGame } from '@shared-kernel/contracts/browse/play';
import { array, int, object, oneOf, regex, string, unknown } from '@shared-kernel/contracts/schema';
import { defineEndpoint } from '@shared-kernel/contracts/wire/endpoint';

/** What to do with odds that have moved since they were seen. */
const ACCEPTS = ['same', 'better', 'any'] as const;

const leg = object({ matchId: string(), pick: string(), odds: int() });

export const slipAsk = object({
  legs: array(leg),
  stake: int(),
  accept: oneOf(ACCEPTS),
  idempotencyKey: string().check(regex(/^[\w-]{8,64}$/)),
});

/** Places a slip from a frame: it fails as a launch does, and for what a book refuses. */
export const placeSlip = defineEndpoint({
  summary: 'Bet on matches, from a game’s frame',
  method: 'POST',
  path: '/wps/play/api/slips',
  access: 'session',
  errors: { ...launchGame.errors, 'odds.moved': 409, 'match.closed': 409, 'payout.limit': 409 },
  input: slipAsk,
  value: unknown(),
});
