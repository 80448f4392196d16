/** @import { RoundProof } from '../../../../src/play/fair-random/check-round.ts' */
/** @import { Language } from '../types.d.ts' */

const PAGE = '/wps/play/fair';
const NAME = 'round';

/** @param {string} text UTF-8 as base64url. */
const encode = (text) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** @param {string} text */
const decode = (text) =>
  new TextDecoder().decode(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)),
  );

/**
 * The address that checks a round. All of it stands behind the `#`, which no server sees.
 *
 * @param {RoundProof} proof
 * @param {Language} language
 */
export const roundLink = (proof, language) => `${PAGE}?lang=${language}#${NAME}=${encode(JSON.stringify(proof))}`;

/** The proof, as text, that an address brings; empty where it brings none or a broken one. @param {string} hash */
export const proofTextOf = (hash) => {
  const encoded = new URLSearchParams(hash.slice(1)).get(NAME) ?? '';
  try {
    return JSON.stringify(JSON.parse(decode(encoded)), null, 2);
  } catch {
    return '';
  }
};
