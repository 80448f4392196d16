import { safeParse } from '@shared-kernel/contracts/schema';
import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import type { Context } from 'hono';
import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { problemsOf } from '../../base/problems.ts';
import { coerceForm, coerceQuery } from './coerce.ts';
import { decryptBody } from './encrypted-body.ts';

const readForm = async (context: Context, endpoint: AnyEndpoint): Promise<unknown> => {
  try {
    return coerceForm(endpoint.input, await context.req.formData());
  } catch (cause) {
    throw new PlatformError('request.invalid', 'The body is not a form.', { cause });
  }
};

const readJson = async (context: Context): Promise<unknown> => {
  const text = await context.req.text();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch (cause) {
    throw new PlatformError('request.invalid', 'The body is not JSON.', { cause });
  }
};

const readBody = async (context: Context, endpoint: AnyEndpoint, platform: Platform, now: Date): Promise<unknown> => {
  if (endpoint.isEncrypted) {
    return decryptBody(platform, context.req.header(HEADER.encryption), await context.req.text(), now);
  }
  return endpoint.body === 'form' || endpoint.body === 'multipart' ? readForm(context, endpoint) : readJson(context);
};

/** The input of a call, from query or body, as the contract's schema judges it. Fails with `request.invalid`. */
export const readInput = async (
  context: Context,
  endpoint: AnyEndpoint,
  platform: Platform,
  now: Date,
): Promise<unknown> => {
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const raw = hasBody
    ? await readBody(context, endpoint, platform, now)
    : coerceQuery(endpoint.input, context.req.query());
  const parsed = safeParse(endpoint.input, raw);
  if (parsed.success) return parsed.data;
  throw new PlatformError('request.invalid', problemsOf(parsed.error).join('; '));
};
