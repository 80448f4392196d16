import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { mostPayout } from '../../../src/play/games/book/rules/payout.ts';

interface Asked {
  readonly stake: number;
  readonly idempotencyKey: string;
}
interface Placing {
  place(slip: object): Promise<string>;
  unknown(): Asked | undefined;
}

/** The frame's own files: they are written for browsers, and outside this package's sources. */
const load = (file: string) => import(new URL(file, import.meta.url).href);
const { createPlacing }: { createPlacing: (send: (slip: Asked) => Promise<string>) => Placing } =
  await load('./page/placing.js');
const { mostOf }: { mostOf: (stake: number, odds: readonly number[]) => number } = await load('./page/pays.js');
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

test('what the page says a slip pays is what the server lets it pay, to the centavo', () => {
  const odds = fc.array(fc.integer({ min: 101, max: 5000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 2_000_000 }), odds, (stake, legs) => {
      assert.equal(mostOf(stake, legs), Number(mostPayout(BigInt(stake), legs)));
    }),
  );
});
