import { randomUUID } from 'node:crypto';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/** Headers of a signed message after Standard Webhooks: who repeats it is known by its id, who is late by its time. */
const ID = 'webhook-id';
const TIMESTAMP = 'webhook-timestamp';
const SIGNATURE = 'webhook-signature';

/** For how long a message is believed after it was signed, and its id has to be remembered: the standard's 5 minutes, twice. */
export const BELIEVED_MS = 10 * 60_000;

/** What a request signs: a body alone could be taken to another address. */
export const requestText = (method: string, path: string, body: string): string => `${method} ${path}\n${body}`;

/** HMAC-SHA256 over id, time and text, as headers. `key` in base64. */
export const signedHeaders = (key: string, text: string, at: Date, id: string = randomUUID()) => ({
  [ID]: id,
  [TIMESTAMP]: String(Math.floor(at.getTime() / 1000)),
  [SIGNATURE]: new Webhook(key).sign(id, at, text),
});

const isSignedBy = (key: string, text: string, headers: Record<string, string>): boolean => {
  try {
    new Webhook(key).verify(text, headers, { jsonParse: false });
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
};

/** The id of a message that one of the keys has signed within the last five minutes; undefined for any other. */
export const signedId = (keys: readonly string[], text: string, given: Headers): string | undefined => {
  const headers = Object.fromEntries([ID, TIMESTAMP, SIGNATURE].map((header) => [header, given.get(header) ?? '']));
  return keys.some((key) => isSignedBy(key, text, headers)) ? headers[ID] : undefined;
};
