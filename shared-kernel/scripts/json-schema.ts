/** The part of JSON schema that contracts come out as. */
export interface JsonSchema {
  readonly type?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
}

/** Any text at all: beside listed values it makes them a hint. */
export const isPlainText = (schema: JsonSchema): boolean => JSON.stringify(schema) === '{"type":"string"}';
