import {
  checkField,
  type FieldFault,
  type FieldRule,
  type FieldValue,
  isEmpty,
  type ServedRules,
} from './field-rule.ts';

/** What a form says about one of its fields. */
export interface FieldDeclaration<Field extends string = string> extends FieldRule {
  /** The server's rule of this name (`loginUsername`) takes the place of the lengths and pattern here once it is known. */
  readonly rule?: string;
  /** Holds the same as that field, and is looked at again when that one changes. */
  readonly sameAs?: Field;
  /** The group of texts with this field's own messages (`field.username`); faults without one get the kernel's words. */
  readonly says?: string;
}

export type FieldDeclarations = Readonly<Record<string, FieldDeclaration | undefined>>;

/** The rule in force for a field: the server's, or the form's own until that is known and where there is none. */
export const ruleOf = (declaration: FieldDeclaration = {}, served: ServedRules = {}): FieldRule => {
  const named = declaration.rule === undefined ? undefined : served[declaration.rule];
  if (named === undefined) return declaration;
  return declaration.enabled === false ? { ...named, enabled: false } : named;
};

/** What is wrong with each field. */
export const findFaults = (
  declarations: FieldDeclarations,
  served: ServedRules | undefined,
  values: Readonly<Record<string, FieldValue>>,
): Readonly<Record<string, FieldFault>> => {
  const faultOf = (name: string, declaration: FieldDeclaration | undefined): FieldFault | null => {
    const rule = ruleOf(declaration, served);
    const value = values[name] ?? null;
    const fault = checkField(rule, value);
    if (fault !== null || rule.enabled === false || declaration?.sameAs === undefined || isEmpty(value)) return fault;
    return value === values[declaration.sameAs] ? null : 'differs';
  };
  const found = Object.entries(declarations).map(([name, declaration]) => [name, faultOf(name, declaration)] as const);
  return Object.fromEntries(found.filter((entry): entry is readonly [string, FieldFault] => entry[1] !== null));
};

/** The fields that must equal this one. */
export const copiesOf = (declarations: FieldDeclarations, name: string): readonly string[] =>
  Object.entries(declarations).flatMap(([copy, declaration]) => (declaration?.sameAs === name ? [copy] : []));
