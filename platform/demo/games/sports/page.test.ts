import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { payoutOf } from '../../../src/play/games/book/rules/payout.ts';

interface Asked {
  readonly stake: number;
  readonly idempotencyKey: string;
}
interface Placing {
  place(slip: object): Promise<string>;
  unknown(): Asked | undefined;
}
type LegState = 'open' | 'won' | 'halfWon' | 'push' | 'halfLost' | 'lost' | 'void';

/** The frame's own files: they are written for browsers, and outside this package's sources. */
const load = (file: string) => import(new URL(file, import.meta.url).href);
const { createPlacing }: { createPlacing: (send: (slip: Asked) => Promise<string>) => Placing } =
  await load('./page/placing.js');
const { mostOf }: { mostOf: (stake: number, legs: readonly { odds: number; state: LegState }[]) => number } =
  await load('./page/pays.js');
const { createApi }: { createApi: (ticket: string) => { once(path: string): Promise<never> } } =
  await load('../kit/api.js');

const slipOf = (stake: number) => ({ legs: [], stake, accept: 'same' });

/** A server that gives these answers; `placed` without a status. */
const server = (...answers: (number | undefined)[]) => {
  const asked: Asked[] = [];
  const placing = createPlacing(async (slip) => {
    asked.push(slip);
    const status = answers.shift();
    if (status === undefined) return 'placed';
    globalThis.fetch = async () => Response.json({ success: false, errorCode: 'x', message: '' }, { status });
    return createApi('ticket').once('slips');
  });
  return { placing, asked };
};

test('a slip without an answer is asked for again as it was, before any other', async () => {
  const { placing, asked } = server(500, 429);
  await assert.rejects(placing.place(slipOf(5000)));
  await assert.rejects(placing.place(slipOf(9000)));
  assert.equal(placing.unknown()?.stake, 5000);
  assert.equal(await placing.place(slipOf(9000)), 'placed');
  await placing.place(slipOf(9000));
  assert.deepEqual([asked[1], asked[2]], [asked[0], asked[0]]);
  assert.deepEqual([asked[3]?.stake, asked[3]?.idempotencyKey === asked[0]?.idempotencyKey], [9000, false]);
});

test('a slip that was refused is forgotten, and another takes its place', async () => {
  const { placing, asked } = server(409);
  await assert.rejects(placing.place(slipOf(5000)));
  assert.equal(placing.unknown(), undefined);
  await placing.place(slipOf(9000));
  assert.equal(asked[1]?.stake, 9000);
});

/** Lines on a match that ends level: how a pick of its home side ends there. */
const LINES = { open: 1, won: 1, halfWon: 0.25, push: 0, void: 0, halfLost: -0.25, lost: -1 } as const;
const states = Object.keys(LINES) as LegState[];

test('what a slip can still pay is what it pays if its open legs win, to the centavo', () => {
  const leg = fc.record({ odds: fc.integer({ min: 101, max: 5000 }), state: fc.constantFrom(...states) });
  const slip = fc.array(leg, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 2_000_000 }), slip, (stake, legs) => {
      const ended = legs.map(({ odds, state }) => ({
        odds,
        pick: `handicap:home:${LINES[state]}`,
        score: state === 'void' ? null : { home: 1, away: 1 },
      }));
      assert.equal(BigInt(mostOf(stake, legs)), payoutOf(BigInt(stake), ended));
    }),
  );
});
