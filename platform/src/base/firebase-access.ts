import { readOrigin } from '@shared-kernel/node/environment';

/** A project of the operator's at Firebase, by whose texts numbers may be proved. */
export interface FirebaseAccess {
  readonly project: string;
  /** No secret: every page that asks brings it. */
  readonly apiKey: string;
  /** The origin that pages ask for a text, and that checks its code. */
  readonly origin: string;
  /** Where the keys are by which tokens are signed (JWK). */
  readonly keysUrl: string;
}

const ORIGIN = 'https://identitytoolkit.googleapis.com';
const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Undefined where no project is named. Over http anybody could put in keys of their own. */
export const readFirebase = (env: NodeJS.ProcessEnv): FirebaseAccess | undefined => {
  const { FIREBASE_PROJECT: project, FIREBASE_API_KEY: apiKey, FIREBASE_KEYS_URL: keysUrl = KEYS_URL } = env;
  const origin = readOrigin(env, 'FIREBASE_ORIGIN') ?? ORIGIN;
  if (project === undefined) return undefined;
  if (!apiKey) throw new Error('FIREBASE_PROJECT needs FIREBASE_API_KEY.');
  if (!URL.canParse(keysUrl)) throw new Error(`FIREBASE_KEYS_URL has to be an address: "${keysUrl}" is none.`);
  const isBare = [origin, keysUrl].some((address) => !address.startsWith('https:'));
  if (isBare && env.NODE_ENV === 'production')
    throw new Error('FIREBASE_ORIGIN and FIREBASE_KEYS_URL must be asked over https.');
  return { project, apiKey, origin, keysUrl };
};
