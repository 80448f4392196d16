import { lines, text } from '@shared-kernel/contracts/schema';
import { toJSONSchema } from 'zod/v4/core';

/** The part of JSON schema that contracts come out as. */
export interface JsonSchema {
  readonly type?: string;
  readonly pattern?: string;
  readonly format?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
}

/** Texts that hold what anyone can type: their patterns leave out control characters only. */
const TYPED = new Set(
  [text(1), lines(1)].map((schema) => (toJSONSchema(schema, { io: 'input' }) as JsonSchema).pattern),
);

/** The pattern that a text must have, unless it keeps out nothing that is typed. */
export const patternOf = ({ pattern }: JsonSchema): string | undefined => (TYPED.has(pattern) ? undefined : pattern);

/** Any text at all: beside listed values it makes them a hint. */
export const isPlainText = (schema: JsonSchema): boolean =>
  schema.type === 'string' && !schema.enum && schema.const === undefined && patternOf(schema) === undefined;
