import { useEffect, useRef } from 'react';
import { copiesOf, type FieldDeclarations } from './field-faults.ts';
import { isEmpty } from './field-rule.ts';
import type { RawForm } from './form-core.ts';

/**
 * Looks again, while typing, at what is shown to be wrong, and at a filled copy when its original changes
 * (specification: accounts §5, confirm password). What is not yet filled is left alone until the form is sent.
 */
export const useRechecks = ({ subscribe, trigger, getFieldState }: RawForm, declarations: FieldDeclarations): void => {
  const latest = useRef(declarations);
  useEffect(() => {
    latest.current = declarations;
  }, [declarations]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name === undefined) return;
          const copies = copiesOf(latest.current, name).filter((copy) => !isEmpty(values[copy] ?? null));
          const wrong = getFieldState(name).error === undefined ? [] : [name];
          if (copies.length + wrong.length > 0) void trigger([...copies, ...wrong]);
        },
      }),
    [subscribe, trigger, getFieldState],
  );
};
