import { serveApi } from '@shared-kernel/testing/api-server';
import { FIREBASE, firebaseAnswers } from '@shared-kernel/testing/firebase-answers';
import { check, text } from './firebase-proof.ts';

const server = serveApi();

const refusedWith = (refusal: string) =>
  server.use(firebaseAnswers({ sendVerificationCode: { refusal }, signInWithPhoneNumber: { refusal } }).handler);

it('asks the project of the settings for a text, and for the token of its code', async () => {
  const { asked, handler } = firebaseAnswers();
  server.use(handler);
  expect(await text(FIREBASE, '+639171234567')).toBe('session');
  expect(await check(FIREBASE, 'session', '123456')).toBe('token');
  expect(asked).toEqual([
    ['sendVerificationCode?key=public', { phoneNumber: '+639171234567' }],
    ['signInWithPhoneNumber?key=public', { sessionInfo: 'session', code: '123456' }],
  ]);
});

it('brings the word of the operator’s app verifier, where there is one', async () => {
  const { asked, handler } = firebaseAnswers();
  server.use(handler);
  Reflect.set(globalThis, 'firebaseAppVerifier', { type: 'recaptcha', verify: async () => 'a person' });
  await text(FIREBASE, '+639171234567');
  Reflect.deleteProperty(globalThis, 'firebaseAppVerifier');
  expect(asked[0]?.[1]).toEqual({ phoneNumber: '+639171234567', recaptchaToken: 'a person' });
});

it.each([
  ['INVALID_CODE', 'verification.wrong'],
  ['SESSION_EXPIRED', 'verification.wrong'],
  ['INVALID_PHONE_NUMBER : TOO_LONG', 'mobile.invalid'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'rate.limited'],
  ['QUOTA_EXCEEDED : Exceeded quota for verifying phone numbers.', 'rate.limited'],
  ['OPERATION_NOT_ALLOWED', 'unknown'],
])('knows %s as %s', async (refusal, code) => {
  refusedWith(refusal);
  await expect(text(FIREBASE, '+639171234567')).rejects.toMatchObject({ kind: 'api', code, status: 400 });
  await expect(check(FIREBASE, 'session', '123456')).rejects.toMatchObject({ kind: 'api', code });
});

it('fails as any call without a line, and where something else answers', async () => {
  server.use(firebaseAnswers().unreachable);
  await expect(text(FIREBASE, '+639171234567')).rejects.toMatchObject({ code: 'network', status: 0 });
  server.use(firebaseAnswers({ signInWithPhoneNumber: { answer: { verificationProof: 'linked' } } }).handler);
  await expect(check(FIREBASE, 'session', '123456')).rejects.toMatchObject({ code: 'invalid-answer' });
});
