import type { Channel, DepositMethods } from './api/deposit-methods.ts';
import { knownMethod, type Method } from './api/open-deposit.ts';

export interface Choice {
  readonly method: Method;
  readonly channel: Channel;
}

/** Channels of the methods that this page can pay by, in the server's order. */
export const choicesOf = ({ methods }: DepositMethods): readonly Choice[] =>
  methods.flatMap(({ method, channels }) => {
    const known = knownMethod(method);
    return known === undefined ? [] : channels.map((channel) => ({ method: known, channel }));
  });
