import { useLayoutEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { FieldValue } from './field-rule.ts';
import type { FieldHandle } from './form-core.ts';

/** What a component needs to show a field; `ref` gets the element that takes the focus when the field is wrong. */
export const useField = <Value extends FieldValue>({ name, core }: FieldHandle<Value>) => {
  const { field, fieldState } = useController({ name, control: core.control });
  const isRequired = core.ruleOf(name).required === true;
  return {
    name,
    ref: field.ref,
    value: field.value as Value,
    change: (value: Value): void => field.onChange(value),
    onBlur: field.onBlur,
    error: core.messageOf(name, fieldState.error),
    isRequired,
    isMarked: isRequired && core.marksRequired,
  };
};

/** What a field holds now, for parts of the page that depend on it. */
export const useFieldValue = <Value extends FieldValue>({ name, core }: FieldHandle<Value>): Value =>
  useWatch({ name, control: core.control }) as Value;

/** Keeps a field out of every draft: passwords, codes, captchas. */
export const useSecret = ({ name, core }: FieldHandle<string>, isSecret = true): void => {
  const { secrets } = core;
  useLayoutEffect(() => {
    if (isSecret) secrets.add(name);
  }, [secrets, name, isSecret]);
};
