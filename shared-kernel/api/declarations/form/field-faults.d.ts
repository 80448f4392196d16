import { type FieldFault, type FieldRule, type FieldValue, type ServedRules } from './field-rule.d.ts';
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
export declare const ruleOf: (declaration?: FieldDeclaration, served?: ServedRules) => FieldRule;
/** What is wrong with each field. */
export declare const findFaults: (declarations: FieldDeclarations, served: ServedRules | undefined, values: Readonly<Record<string, FieldValue>>) => Readonly<Record<string, FieldFault>>;
/** The fields that must equal this one. */
export declare const copiesOf: (declarations: FieldDeclarations, name: string) => readonly string[];
