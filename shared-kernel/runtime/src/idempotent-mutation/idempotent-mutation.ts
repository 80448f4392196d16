import type { AnyEndpoint, InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useState } from 'react';
import type { ApiError } from 'shared-kernel/api';
import { useEvent } from 'shared-kernel/events';
import { type MutationExtra, type OpenSubmission, useApiMutation } from 'shared-kernel/query';
import { useBlockUnload } from 'shared-kernel/unsaved-changes';
import { persistedSubmission } from './persisted-submission.ts';

export { PERSISTED_FOR_MS } from './persisted-submission.ts';

/** `unknown`: it was sent, and nobody can say whether it was done. */
export type IdempotentMutationPhase = 'idle' | 'sending' | 'unknown' | 'done' | 'failed';

export interface IdempotentMutationOptions<E extends AnyEndpoint>
  extends Pick<MutationExtra<E, AnyEndpoint>, 'publishes' | 'invalidates' | 'onSuccess' | 'onError'> {
  /** Tells it from the site's other operations: what is open is kept in this tab under it. */
  readonly name: string;
  /** Fields that are never kept, as a payment password. After a reload they are asked for again. */
  readonly secrets?: readonly (keyof InputOf<E> & string)[];
}

export interface IdempotentMutation<E extends AnyEndpoint> {
  readonly phase: IdempotentMutationPhase;
  /** What was asked for; without its secrets when it was `restored`. */
  readonly input: Partial<InputOf<E>> | undefined;
  /** It was sent before the page was loaded again. */
  readonly isRestored: boolean;
  readonly value: ValueOf<E> | undefined;
  /** Before it is asked again, its secrets have to be typed once more. */
  readonly needsSecrets: boolean;
  /** Of the last try: why it failed, or why nobody can say. */
  readonly error: ApiError | null;
  /** Sends it. Does nothing while another is on its way or open: that one has to be known first. */
  readonly start: (input: InputOf<E>) => void;
  /** Sends the open one once more, under its one key, so that the server does it once at most. */
  readonly askAgain: (secrets?: Partial<InputOf<E>>) => void;
  /** Forgets how it ended. Nothing that is open is forgotten. */
  readonly close: () => void;
}

/** Written by this code from an input of the same call. */
const inputOf = <E extends AnyEndpoint>({ input }: OpenSubmission): Partial<InputOf<E>> => JSON.parse(input);

/**
 * Something that must be done once and not twice: a deposit, a withdrawal, a transfer, a bet. One submission at a time under
 * one idempotency key, which is kept with its input in this tab until the outcome is known: a reload, a lost line and a
 * second press ask for the same thing again. The endpoint has to be `isIdempotent`.
 */
export const useIdempotentMutation = <E extends AnyEndpoint>(
  endpoint: E,
  { name, secrets = [], ...extra }: IdempotentMutationOptions<E>,
): IdempotentMutation<E> => {
  const [submission] = useState(() => persistedSubmission(name, secrets));
  const [restored] = useState(submission.open);
  const { mutate, reset, isPending, isSuccess, error, data, variables } = useApiMutation(endpoint, {
    ...extra,
    submission,
  });
  const open = submission.open();
  const phase = phaseOf({ isPending, isSuccess, hasFailed: error !== null, isOpen: open !== undefined });
  const isRestored = phase === 'unknown' && variables === undefined;
  const input = variables ?? (restored === undefined ? undefined : inputOf<E>(restored));
  useBlockUnload(phase === 'sending' ? 'sending' : null);

  const askAgain = (given?: Partial<InputOf<E>>): void => {
    if (phase === 'unknown') mutate({ ...input, ...given } as InputOf<E>);
  };
  useEvent('network.online', () => {
    // After a reload nothing is sent without a press.
    if (phase === 'unknown' && variables !== undefined) mutate(variables);
  });

  return {
    phase,
    input,
    isRestored,
    needsSecrets: isRestored && secrets.length > 0,
    value: data,
    error,
    start: (next) => {
      if (phase !== 'sending' && phase !== 'unknown') mutate(next);
    },
    askAgain,
    close: () => {
      if (phase === 'done' || phase === 'failed') reset();
    },
  };
};

interface MutationState {
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly hasFailed: boolean;
  readonly isOpen: boolean;
}

const phaseOf = ({ isPending, isSuccess, hasFailed, isOpen }: MutationState): IdempotentMutationPhase => {
  if (isPending) return 'sending';
  if (isSuccess) return 'done';
  if (isOpen) return 'unknown';
  return hasFailed ? 'failed' : 'idle';
};
