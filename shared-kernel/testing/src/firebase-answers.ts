import { HttpResponse, http, type RequestHandler } from 'msw';

export const FIREBASE = { origin: 'https://numbers.test', apiKey: 'public' };

/** Identity Toolkit's refusal, or an answer that is none of its own. */
interface FirebaseAnswer {
  readonly refusal?: string;
  readonly answer?: object;
}

type Asked = readonly [call: string, body: unknown];

interface FakeFirebase {
  readonly asked: readonly Asked[];
  readonly handler: RequestHandler;
  readonly unreachable: RequestHandler;
}

/** What a page asked of Firebase, in order, and its answers: `session` for a number, `token` for a code. */
export const firebaseAnswers = (answers: Readonly<Record<string, FirebaseAnswer>> = {}): FakeFirebase => {
  const asked: Asked[] = [];
  const given: Readonly<Record<string, object>> = {
    sendVerificationCode: { sessionInfo: 'session' },
    signInWithPhoneNumber: { idToken: 'token' },
  };
  const handler = http.post(`${FIREBASE.origin}/v1/*`, async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const call = pathname.split(':')[1] ?? '';
    asked.push([call + search, await request.json()]);
    const { refusal, answer = given[call] } = answers[call] ?? {};
    return refusal === undefined
      ? HttpResponse.json(answer ?? {})
      : HttpResponse.json({ error: { code: 400, message: refusal } }, { status: 400 });
  });
  const unreachable = http.post(`${FIREBASE.origin}/v1/*`, () => HttpResponse.error());
  return { asked, handler, unreachable };
};
