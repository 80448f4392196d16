import { waitFor } from '@testing-library/react';
import { publish, subscribe } from 'shared-kernel/events';
import { followClaims } from './follow-claims.ts';

const otherTab = new BroadcastChannel('promotion');
const atOtherTab = jest.fn();
const claimed = jest.fn();
const wallet = jest.fn();
const stops: (() => void)[] = [];

beforeAll(() => {
  otherTab.onmessage = atOtherTab;
  stops.push(followClaims(), subscribe('promotion.claimed', claimed), subscribe('wallet.changed', wallet));
});
afterAll(() => {
  for (const stop of stops) stop();
  otherTab.close();
});
beforeEach(() => jest.clearAllMocks());

it('tells the other tabs of a claim in this one, once', async () => {
  publish('promotion.claimed', {});
  await waitFor(() => expect(atOtherTab).toHaveBeenCalledTimes(1));
  expect(claimed).toHaveBeenCalledTimes(1);
});

it('asks for bubbles and balance again after a claim in another tab, and does not tell it back', async () => {
  otherTab.postMessage(null);
  await waitFor(() => expect(wallet).toHaveBeenCalledTimes(1));
  expect(claimed).toHaveBeenCalledTimes(1);
  publish('promotion.claimed', {});
  await waitFor(() => expect(atOtherTab).toHaveBeenCalledTimes(1));
});
