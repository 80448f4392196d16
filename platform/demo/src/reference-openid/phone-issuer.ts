import { randomBytes } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';

/** What every number of the demo is texted, as a real project's numbers for testing are. */
export const DEMO_CODE = '123456';

const HOUR_S = 3_600;
const SESSION_MS = 5 * 60_000;
const KEY_ID = 'phones';

/** What a token says other than it should, and what it is signed with. */
export interface Lies {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly signedWith?: CryptoKey;
}

/** Texts that are sent to nobody, and the tokens that their code is exchanged for. Its keys live as long as it does. */
export const openPhoneIssuer = async (project: string) => {
  const keys = await generateKeyPair('RS256');
  const publicKey = { ...(await exportJWK(keys.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  const sessions = new Map<string, { readonly number: string; readonly endsAt: number }>();

  const tokenOf = (number: string, { claims, signedWith = keys.privateKey }: Lies = {}): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({
      iss: `https://securetoken.google.com/${project}`,
      aud: project,
      sub: `of-${number}`,
      iat: now,
      auth_time: now,
      exp: now + HOUR_S,
      phone_number: number,
      firebase: { identities: { phone: [number] }, sign_in_provider: 'phone' },
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .sign(signedWith);
  };

  return {
    publicKey,
    tokenOf,
    /** What the code is sent back with. */
    text: (number: string): string => {
      const now = Date.now();
      for (const [id, { endsAt }] of sessions) if (endsAt <= now) sessions.delete(id);
      const session = randomBytes(16).toString('base64url');
      sessions.set(session, { number, endsAt: now + SESSION_MS });
      return session;
    },
    /** The token for a right code, once; a wrong one may be typed again. */
    check: async (session: string, code: string): Promise<string | undefined> => {
      const texted = sessions.get(session);
      if (!texted || texted.endsAt <= Date.now() || code !== DEMO_CODE) return undefined;
      sessions.delete(session);
      return tokenOf(texted.number);
    },
  };
};
export type PhoneIssuer = Awaited<ReturnType<typeof openPhoneIssuer>>;
