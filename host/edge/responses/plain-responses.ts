import type { SignedText } from '../releases/composition.ts';
import { SIGNATURE_HEADER } from '../releases/sign.ts';

/** An answer for whoever reads it, kept by nobody. */
export const plain = (text: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });

/** A canonical text with its signature, open to those who embed the site. */
export const signedJson = ({ json, signature }: SignedText, cacheControl: string): Response =>
  new Response(json, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': cacheControl,
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': SIGNATURE_HEADER,
      ...(signature === null ? {} : { [SIGNATURE_HEADER]: signature }),
    },
  });
