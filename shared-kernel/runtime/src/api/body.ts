import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';

/** The fields of an input that have a value, a list field by field. */
const fieldsOf = (input: object): readonly (readonly [string, string | Blob])[] =>
  Object.entries(input).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((each) => each !== undefined && each !== null)
      .map((each) => [name, each instanceof Blob ? each : String(each)] as const),
  );

const multipartOf = (input: object): FormData => {
  const form = new FormData();
  for (const [name, value] of fieldsOf(input)) form.append(name, value);
  return form;
};

interface Body {
  readonly content: string | FormData;
  /** Undefined: the browser names it, with the boundary of the parts. */
  readonly type: string | undefined;
}

/** The body of a POST or PUT as its endpoint says (`body`), before any encryption; undefined for a call without one. */
export const bodyOf = ({ method, body }: AnyEndpoint, input: object): Body | undefined => {
  if (method !== 'POST' && method !== 'PUT') return undefined;
  if (body === 'multipart') return { content: multipartOf(input), type: undefined };
  if (body !== 'form') return { content: JSON.stringify(input), type: 'application/json' };
  const fields = fieldsOf(input).map(([name, value]): [string, string] => [name, String(value)]);
  return { content: new URLSearchParams(fields).toString(), type: 'application/x-www-form-urlencoded' };
};
