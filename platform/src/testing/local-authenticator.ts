import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an authenticator does other than it should. */
interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isUnlocked?: boolean;
  readonly counter?: number;
  readonly isForged?: boolean;
}

interface Asked {
  readonly challenge: string;
}

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const AAGUID = Buffer.alloc(16);

/** An authenticator in the browser of a site, with one passkey on ES256. */
export const localAuthenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const forger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let signed = 0;

  const cose = (): Buffer => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.from(isoCBOR.encode(key));
  };
  const clientData = (type: string, { challenge }: Asked, lies: Lies): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lies.origin ?? origin, crossOrigin: false }));
  const authenticatorData = (flags: number, lies: Lies): Buffer => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | FLAGS.present | (lies.isUnlocked === false ? 0 : FLAGS.verified));
    head.writeUInt32BE(lies.counter ?? signed, 1);
    return Buffer.concat([sha256(lies.rpId ?? new URL(origin).hostname), head]);
  };

  const make = (asked: Asked, lies: Lies = {}) => {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    const attested = Buffer.concat([AAGUID, length, credentialId, cose()]);
    const said = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(Buffer.concat([authenticatorData(FLAGS.attested, lies), attested]))],
    ]);
    const attestationObject = Buffer.from(isoCBOR.encode(said as Parameters<typeof isoCBOR.encode>[0]));
    const response = {
      clientDataJSON: clientData('webauthn.create', asked, lies).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
    };
    return { id, response };
  };
  const prove = (asked: Asked, lies: Lies = {}) => {
    signed += 1;
    const said = clientData('webauthn.get', asked, lies);
    const data = authenticatorData(0, lies);
    const signature = sign('sha256', Buffer.concat([data, sha256(said)]), lies.isForged ? forger : privateKey);
    const response = {
      clientDataJSON: said.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    };
    return { id, response };
  };
  return { make, prove };
};
