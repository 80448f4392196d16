/** @jest-environment node */
import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { encryptBody } from './encrypt-body.ts';

it('seals for the server alone, naming its key', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const { kty = '', crv = '', x = '', y = '' } = await exportJWK(publicKey);
  const sealed = await encryptBody('{"password":"lantern-88"}', async () => ({ kid: 'key-7', kty, crv, x, y }));
  expect(sealed).not.toContain('lantern');
  const { plaintext, protectedHeader } = await compactDecrypt(sealed, privateKey);
  expect(new TextDecoder().decode(plaintext)).toBe('{"password":"lantern-88"}');
  expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'key-7' });
});

it('covers the server’s time, as it came with the key', async () => {
  const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const { kty = '', crv = '', x = '', y = '' } = await exportJWK(publicKey);
  const serverTime = '2026-07-14T08:00:00.900Z';
  const seal = () => encryptBody('{}', async () => ({ kid: 'key-7', kty, crv, x, y, serverTime }));
  const [one, other] = [await seal(), await seal()];
  expect(decodeProtectedHeader(one).iat).toBe(Date.parse('2026-07-14T08:00:00Z') / 1000);
  expect(one).not.toBe(other);
});
