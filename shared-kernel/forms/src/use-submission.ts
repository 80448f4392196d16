import { useRef, useState } from 'react';
import { isApiError } from 'shared-kernel/api';
import { useEvent } from 'shared-kernel/events';
import { type TextKey, useTranslation } from 'shared-kernel/i18n';
import { effectIn, type Failures } from './failures.ts';
import type { RawForm } from './form-core.ts';
import { useRetryTime } from './retry-time.ts';
import { useGeneralWords } from './use-general-words.ts';
import { REFUSED } from './use-revalidation.ts';

/** A page's mutation, or any function that sends the values: throws when the server refuses. */
export type Submit<Values, Answer> =
  | ((values: Values) => Promise<Answer>)
  | { readonly mutateAsync: (values: Values) => Promise<Answer> };

export interface SubmissionOptions<Name extends string, Values, Answer> {
  /** The namespace of the texts that this form names. */
  readonly texts: Name;
  readonly submit: Submit<Values, Answer>;
  readonly failures?: Failures<Name, keyof Values & string>;
  /** Fields emptied by every refusal: a captcha is good for one try. */
  readonly clears?: readonly (keyof Values & string)[];
  /** An error thrown here is a defect of the page and no refusal: the server has done what was asked. */
  readonly onSuccess?: (answer: Answer, values: Values) => unknown;
  readonly onFailure?: (error: unknown) => void;
}

interface Refusal<Name extends string> {
  readonly error: unknown;
  readonly text: TextKey<Name> | undefined;
}

/** What was last refused and is not a field's fault, in the language of now. */
const useNote = <Name extends string>(texts: Name) => {
  const [refusal, setRefusal] = useState<Refusal<Name> | null>(null);
  const { t } = useTranslation(texts);
  const general = useGeneralWords();
  const retryTime = useRetryTime();
  // What is said of a press without a network is over when the network is back.
  useEvent('network.online', () => {
    if (isApiError(refusal?.error) && refusal.error.code === 'network') setRefusal(null);
  });
  const say = ({ error, text }: Refusal<Name>) => (text === undefined ? general(error) : t(text, retryTime(error)));
  return { note: refusal === null ? null : say(refusal), setRefusal };
};

/** Sends a form, one submission at a time, and turns a refusal into a note or a field's fault. */
export const useSubmission = <Name extends string, Values, Answer>(
  raw: RawForm,
  { texts, submit, failures = {}, clears = [], onSuccess, onFailure }: SubmissionOptions<Name, Values, Answer>,
  forgetDraft: () => void = () => undefined,
) => {
  const { note, setRefusal } = useNote(texts);
  const isSending = useRef(false);

  const refuse = (error: unknown): void => {
    const effect = effectIn<Name, keyof Values & string>(texts, failures, error);
    for (const field of [...clears, ...(effect.clears ?? [])]) raw.resetField(field);
    if (effect.field === undefined) setRefusal({ error, text: effect.text });
    else raw.setError(effect.field, { type: REFUSED, message: effect.text ?? '' }, { shouldFocus: true });
    onFailure?.(error);
  };

  const send = async (values: Values): Promise<void> => {
    setRefusal(null);
    let answer: Answer;
    try {
      answer = await (typeof submit === 'function' ? submit(values) : submit.mutateAsync(values));
    } catch (error) {
      refuse(error);
      return;
    }
    try {
      await onSuccess?.(answer, values);
    } finally {
      raw.reset(raw.getValues(), { keepFieldsRef: true });
      forgetDraft();
    }
  };

  const submitOnce = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await raw.handleSubmit((values) => send(values as Values))();
    } finally {
      isSending.current = false;
    }
  };
  return { note, submit: submitOnce };
};
