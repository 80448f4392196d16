import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '@shared-kernel/contracts/catalogue';
import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { toJSONSchema } from 'zod/v4/core';
import { StackError, WORKSPACE } from '../workspace/workspace.ts';

const CONTRACTS = join(WORKSPACE, 'shared-kernel/contracts/src');

/** The part of JSON schema that contracts come out as. */
export interface Shape {
  readonly type?: string;
  readonly pattern?: string;
  readonly format?: string;
  readonly maxLength?: number;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}

/** What a field is to a page, whatever it is called. */
export type Kind = 'amount' | 'instant' | 'choice' | 'text' | 'number' | 'boolean' | 'pictures' | 'other';

export interface EndpointShape {
  readonly name: string;
  /** Where pages import it from. */
  readonly module: string;
  readonly endpoint: AnyEndpoint;
  readonly input: Shape;
  readonly value: Shape;
}

const AN_AMOUNT = '120.00';
/** A text's pattern keeps control characters out, and fits these. */
const ANY_WORDS = 'Some words';
const AN_INSTANT = '2026-07-14T12:00:00+08:00';

const fits = ({ pattern }: Shape, text: string): boolean =>
  pattern !== undefined && new RegExp(pattern, 'u').test(text);

/** The known values of a text, closed or open. */
export const valuesOf = (shape: Shape): readonly string[] | undefined =>
  shape.enum ?? shape.anyOf?.find((each) => each.enum !== undefined)?.enum;

export const kindOf = (shape: Shape): Kind => {
  if (valuesOf(shape) !== undefined) return 'choice';
  if (shape.items?.format === 'binary') return 'pictures';
  if (shape.type === 'boolean') return 'boolean';
  if (shape.type === 'integer' || shape.type === 'number') return 'number';
  if (shape.type !== 'string') return 'other';
  if (shape.pattern === undefined || fits(shape, ANY_WORDS)) return 'text';
  if (fits(shape, AN_AMOUNT)) return 'amount';
  if (fits(shape, AN_INSTANT)) return 'instant';
  return 'other';
};

/** A value of a shape, for a test's fake answer: texts say their own name. */
export const sampleOf = (shape: Shape, name: string): unknown => {
  const { type, items, properties = {}, required = [] } = shape;
  if (type === 'array') return [sampleOf(items ?? {}, name)];
  if (type === 'object') {
    const fields = Object.entries(properties).filter(([field]) => required.includes(field));
    return Object.fromEntries(fields.map(([field, each]) => [field, sampleOf(each, field)]));
  }
  const samples: Readonly<Record<Kind, unknown>> = {
    amount: AN_AMOUNT,
    instant: AN_INSTANT,
    choice: valuesOf(shape)?.[0],
    text: `a ${name}`,
    number: 1,
    boolean: false,
    pictures: [],
    other: null,
  };
  return samples[kindOf(shape)];
};

const moduleOf = (name: string): string => {
  const declared = new RegExp(`^export const ${name} = defineEndpoint`, 'm');
  const files = globSync('*/*.ts', { cwd: CONTRACTS });
  const file = files.find((each) => declared.test(readFileSync(join(CONTRACTS, each), 'utf8')));
  if (file !== undefined) return `@shared-kernel/contracts/${file.replace(/\.ts$/, '')}`;
  throw new StackError(`No file of shared-kernel/contracts/src declares ${name}.`);
};

/** An endpoint of the contracts, as data that a template can read. Throws a StackError for one that there is not. */
export const readEndpoint = (name: string): EndpointShape => {
  const endpoint = ENDPOINTS[name];
  if (endpoint === undefined) {
    throw new StackError(
      `There is no endpoint "${name}" in @shared-kernel/contracts: make it first (pnpm new endpoint).`,
    );
  }
  const shapeOf = (part: 'input' | 'value'): Shape =>
    toJSONSchema(endpoint[part], { io: part === 'input' ? 'input' : 'output', unrepresentable: 'any' }) as Shape;
  return { name, module: moduleOf(name), endpoint, input: shapeOf('input'), value: shapeOf('value') };
};
