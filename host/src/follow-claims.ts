import { publish, subscribe } from 'shared-kernel/events';

const CHANNEL = 'promotion';

/** A reward that is claimed in one tab counts in all: their bubbles and balances are asked for again. Until the returned function is called. */
export const followClaims = (): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL);
  let isTold = false;
  channel.onmessage = () => {
    isTold = true;
    publish('promotion.claimed', {});
    publish('wallet.changed', {});
    isTold = false;
  };
  const stop = subscribe('promotion.claimed', () => {
    if (!isTold) channel.postMessage(null);
  });
  return () => {
    stop();
    channel.close();
  };
};
