import type { Page } from '@playwright/test';
import { ANY_SITE, isRound, ROUND, refuseWith } from './game-answers.ts';

/** Of every batch from now on the shots at these kinds catch, and pay as the game publishes. */
export const answerWithCatches = (page: Page, kinds: readonly string[]): Promise<unknown> =>
  page.route(ROUND, (route) => {
    const { stake, choice }: { stake: number; choice: readonly string[] } = route.request().postDataJSON();
    const caught = choice.map((kind) => kinds.includes(kind));
    const payoutMinor = choice.reduce((sum, kind, at) => sum + (caught[at] ? stake * Number(kind.slice(1)) : 0), 0);
    const value = { stakeMinor: stake * choice.length, payoutMinor, balanceMinor: 100_000, outcome: { caught } };
    return route.fulfill({ headers: ANY_SITE, json: { success: true, value: { betNo: 'E2E-1', ...value } } });
  });

/** As a batch that a loss limit of ₱20 a day has no room for. */
export const refuseByLimit = refuseWith(409, 'limit.loss', {
  period: 'day',
  limit: '20.00',
  until: '2026-12-01T16:00:00.000Z',
});

export interface SentBatch {
  readonly stake: number;
  readonly choice: readonly string[];
}

/** Every batch that is sent from now on, as often as it is. */
export const watchBatches = (page: Page): readonly SentBatch[] => {
  const sent: SentBatch[] = [];
  page.on('request', (request) => {
    if (isRound(request)) sent.push(request.postDataJSON());
  });
  return sent;
};
