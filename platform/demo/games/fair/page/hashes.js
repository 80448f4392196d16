import { hmac } from '../../hashes/hmac.js';
import { sha256 } from '../../hashes/sha2.js';

const utf8 = new TextEncoder();

/** @param {Uint8Array} bytes */
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The hashes of a browser. Its own answer later than a round's rules ask, and not at all without TLS.
 */
export const HASHES = {
  /** @type {import('../../../../src/play/fair-random/fair-random.ts').HmacSha256} */
  hmac: (key, message) => hmac(sha256, utf8.encode(key), utf8.encode(message)),
  /** @param {string} text */
  sha256: (text) => hex(sha256(utf8.encode(text))),
};
