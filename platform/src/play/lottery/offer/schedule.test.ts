import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOTTERIES } from './lotteries.ts';
import { slotAfter, slotBefore } from './schedule.ts';

const QUICK = { everyMinutes: 3, cutOffMs: 15_000 };
const DAILY = { times: ['14:00', '17:00', '21:00'], cutOffMs: 600_000 };
const at = (time: string) => new Date(`${time}+08:00`);

test('a quick draw opens when the one before is drawn and closes before its own', () => {
  assert.deepEqual(slotAfter(QUICK, at('2026-07-14T08:01:10')), {
    numero: '20260714-161',
    opensAt: at('2026-07-14T08:00:00'),
    closesAt: at('2026-07-14T08:02:45'),
    drawsAt: at('2026-07-14T08:03:00'),
  });
});

test('at its own instant a draw is over', () => {
  assert.equal(slotAfter(QUICK, at('2026-07-14T08:03:00')).numero, '20260714-162');
  assert.equal(slotAfter(QUICK, at('2026-07-14T08:02:59.999')).numero, '20260714-161');
});

test('days follow each other without a gap', () => {
  assert.equal(slotAfter(QUICK, at('2026-07-14T23:58:00')).numero, '20260714-480');
  assert.equal(slotAfter(QUICK, at('2026-07-15T00:00:00')).numero, '20260715-001');
  const evening = slotAfter(DAILY, at('2026-07-14T21:30:00'));
  assert.deepEqual([evening.numero, evening.opensAt], ['20260715-001', at('2026-07-14T21:00:00')]);
});

test('an hour of its own is the merchants’, whatever the machine’s', () => {
  assert.deepEqual(slotAfter(DAILY, at('2026-07-14T10:00:00')).drawsAt.toISOString(), '2026-07-14T06:00:00.000Z');
});

test('the draws of every lottery are a chain, over days: each opens when the one before it is drawn', () => {
  for (const { code, schedule } of LOTTERIES) {
    let slot = slotAfter(schedule, at('2026-07-14T20:40:00'));
    for (let count = 0; count < 200; count += 1) {
      const next = slotAfter(schedule, slot.drawsAt);
      assert.deepEqual(next.opensAt, slot.drawsAt, code);
      assert.deepEqual(slotBefore(schedule, next), slot, code);
      assert.ok(next.opensAt < next.closesAt && next.closesAt < next.drawsAt, code);
      slot = next;
    }
  }
});
