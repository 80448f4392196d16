import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'shared-kernel/router';
import type { AppForm } from './use-app-form.ts';

/** The query parameter that says which step is shown. */
const STEP_PARAMETER = 'step';

export interface FormStep<Field extends string> {
  /** As the address says it. */
  readonly name: string;
  /** The fields that it shows: they must be right before the next step. */
  readonly fields: readonly Field[];
}

export interface FormSteps {
  readonly name: string;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly isLast: boolean;
  /** Checks this step and goes on; on the last one sends, and goes to the step with a fault if one was found elsewhere. */
  readonly next: () => Promise<void>;
  /** To the step before, with everything still typed in. Does nothing on the first. */
  readonly back: () => void;
}

/**
 * Steps of one form, each an address of its own: the phone's back button goes a step back and nothing typed is lost.
 * A step opened by its address before those ahead of it are right shows the first that is not.
 */
export const useFormSteps = <Values, Field extends keyof Values & string>(
  form: AppForm<Values>,
  steps: readonly [FormStep<Field>, ...FormStep<Field>[]],
): FormSteps => {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const pushed = useRef(0);
  const asked = steps.findIndex(({ name }) => name === search.get(STEP_PARAMETER));
  const index = Math.max(0, asked);
  const step = steps[index] ?? steps[0];

  const go = (to: number, replace: boolean): void => {
    const query = new URLSearchParams(search);
    query.set(STEP_PARAMETER, (steps[to] ?? steps[0]).name);
    if (!replace) pushed.current += 1;
    setSearch(query, { replace });
  };

  const leadToFirstWrong = useEffectEvent((reached: number) => {
    const firstWrong = steps.findIndex(({ fields }) => fields.some((field) => form.hasFault(field)));
    if (firstWrong !== -1 && firstWrong < reached) go(firstWrong, true);
  });
  // The field that had the focus went with its step: whoever types or listens goes on in the first one of this.
  const focusFirst = useEffectEvent(() => {
    const [first] = step.fields;
    if (first !== undefined && document.activeElement === document.body) form.raw.setFocus(first);
  });
  const shown = useRef(index);
  useEffect(() => {
    leadToFirstWrong(index);
    if (shown.current !== index) focusFirst();
    shown.current = index;
  }, [index]);

  const send = async (): Promise<void> => {
    await form.submit();
    const wrong = steps.findIndex(({ fields }) => fields.some((field) => form.raw.getFieldState(field).error));
    if (wrong !== -1 && wrong !== index) go(wrong, false);
  };

  const isLast = index === steps.length - 1;
  return {
    name: step.name,
    index,
    count: steps.length,
    isLast,
    next: async () => {
      if (isLast) return send();
      if (await form.raw.trigger([...step.fields], { shouldFocus: true })) go(index + 1, false);
    },
    back: () => {
      if (index === 0) return;
      if (pushed.current === 0) return go(index - 1, true);
      pushed.current -= 1;
      void navigate(-1);
    },
  };
};
