import type { AnyEndpoint, InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { useEffect, useRef } from 'react';
import { useEvent } from 'shared-kernel/events';
import { type ApiMutation, type MutationExtra, useApiMutation, useIsEnabled } from 'shared-kernel/query';

export interface MutationOnMount<E extends AnyEndpoint>
  extends Omit<ApiMutation<E>, 'mutate' | 'mutateAsync' | 'retry'> {
  /** Sends it once more, with the input of the last render. */
  readonly again: () => void;
}

/**
 * A change that a page makes by being opened (a game's launch, the renewal of a session): sent once when the page is
 * there, with the input of that moment; another input later sends nothing. Not sent for a guest where the endpoint is for members.
 * What got no answer for want of a network is sent again by itself when the network is back: opening a page may be repeated.
 */
export const useMutationOnMount = <E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  extra: Pick<MutationExtra<E, AnyEndpoint>, 'onSuccess' | 'publishes' | 'invalidates'> = {},
): MutationOnMount<E> => {
  const { mutate, mutateAsync: _mutateAsync, retry: _retry, ...mutation } = useApiMutation(endpoint, extra);
  const isEnabled = useIsEnabled(endpoint);
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  useEffect(() => {
    if (!isEnabled) return;
    let isStill = true;
    // React may take a page away and put it back at once (StrictMode does): only what stays is sent.
    queueMicrotask(() => {
      if (isStill) mutate(latest.current);
    });
    return () => {
      isStill = false;
    };
  }, [isEnabled, mutate]);
  useEvent('network.online', () => {
    if (mutation.error?.code === 'network') mutate(latest.current);
  });
  return { ...mutation, again: () => mutate(input) };
};
