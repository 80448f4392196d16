/** @jest-environment node */
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { callApi } from 'shared-kernel/api';
import { sealBody } from './seal-body.ts';

jest.mock('shared-kernel/api', () => ({ callApi: jest.fn() }));

it('seals for the server alone, naming its key', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  jest.mocked(callApi).mockResolvedValue({ ...(await exportJWK(publicKey)), kid: 'key-7' });
  const sealed = await sealBody('{"password":"lantern-88"}');
  expect(sealed).not.toContain('lantern');
  const { plaintext, protectedHeader } = await compactDecrypt(sealed, privateKey);
  expect(new TextDecoder().decode(plaintext)).toBe('{"password":"lantern-88"}');
  expect(protectedHeader).toMatchObject({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'key-7' });
});
