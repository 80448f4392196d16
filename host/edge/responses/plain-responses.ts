import type { SignedText } from '../releases/composition.ts';
import { SIGNATURE_HEADER } from '../releases/sign.ts';

/** A plain text that is not cached. */
export const plain = (text: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });

/** A canonical text with its signature, readable from other origins. */
export const signedJson = (
  { json, signature }: SignedText,
  cacheControl: string,
  headers: Record<string, string> = {},
): Response =>
  new Response(json, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': cacheControl,
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': SIGNATURE_HEADER,
      ...headers,
      ...(signature === null ? {} : { [SIGNATURE_HEADER]: signature }),
    },
  });
