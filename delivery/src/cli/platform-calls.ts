import { readFile } from 'node:fs/promises';
import { ENDPOINTS } from '@shared-kernel/contracts/catalogue';
import { type OpenApi, openApiCalls } from '@shared-kernel/contracts/wire/openapi-calls';
import { wireOf } from '@shared-kernel/contracts/wire/wire-facts';
import { type PlatformCalls, RegistryError } from '../registry/registry.ts';

const WAIT_MS = 10_000;

const readText = async (where: string): Promise<string> => {
  if (!/^https?:/.test(where)) return readFile(where, 'utf8');
  const answer = await fetch(where, { signal: AbortSignal.timeout(WAIT_MS) });
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  return answer.text();
};

/**
 * The calls that a platform answers: those of its OpenAPI document, a file or an address, else those of this checkout's
 * contracts. Throws a RegistryError when the document cannot be read.
 */
export const readPlatformCalls = async (where: string | undefined): Promise<PlatformCalls> => {
  if (where === undefined)
    return Object.fromEntries(Object.entries(ENDPOINTS).map(([name, endpoint]) => [name, wireOf(endpoint)]));
  try {
    return openApiCalls(JSON.parse(await readText(where)) as OpenApi);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new RegistryError(`--platform ${where} is no OpenAPI document that can be read: ${why}`, { cause });
  }
};
