import type { Control, FieldError, UseFormReturn } from 'react-hook-form';
import type { GeneralText } from './failures.ts';
import type { FieldRule, FieldValue } from './field-rule.ts';

/** Values as the library underneath knows them: the typed names are the facade's. */
export type RawValues = Record<string, FieldValue>;
export type RawForm = UseFormReturn<RawValues>;

/** What a bound field needs of its form. */
export interface FormCore {
  readonly control: Control<RawValues>;
  readonly ruleOf: (name: string) => FieldRule;
  /** What a field says about its fault, in the language of now. */
  readonly messageOf: (name: string, error: FieldError | undefined) => string | undefined;
  /** Checks one field now and shows what is wrong with it. */
  readonly check: (name: string) => Promise<boolean>;
  readonly focus: (name: string) => void;
  /** Says the form's own words at a field that the server has refused, and focuses it; forms of kernel 2.0 have none. */
  readonly refuse?: (name: string, text: GeneralText) => void;
  /** When the next code may be asked for, by field, in milliseconds: kept here so that it holds while another step is shown. */
  readonly codesRestUntil: Map<string, number>;
  /** Names of the fields that no draft ever holds. */
  readonly secrets: Set<string>;
  /** Required fields carry an asterisk. */
  readonly marksRequired: boolean;
}

/** A field of a form, to be handed to the component that shows it: `<TextField of={form.fields.username} />`. */
export interface FieldHandle<Value extends FieldValue> {
  readonly name: string;
  readonly initial: Value;
  readonly core: FormCore;
}

/** A literal's own type widened, so that a default of `''` makes a field of text. */
export type Widened<Value> = Value extends string
  ? string
  : Value extends boolean
    ? boolean
    : Value extends number | null
      ? number | null
      : readonly File[];

export type FieldHandles<Values> = { readonly [Field in keyof Values]: FieldHandle<Widened<Values[Field]>> };
