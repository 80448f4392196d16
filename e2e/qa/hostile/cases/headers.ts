import type { Case } from '../case.ts';

const ANSWERS = [
  '/',
  '/m/home',
  '/m/nowhere/at/all',
  '/m/_release',
  '/nothing',
  '/wps/system/status',
  '/wps/nothing',
  '/wps/member/info',
  '/wps/downloads/guide',
  '/wps/art/game/1.svg',
  '/_health',
];

export const headers: Case = {
  name: 'headers',
  title: 'the headers of every kind of answer, behind TLS',
  run: async ({ edge, files }, tally) => {
    const look = async (url: string, names: readonly string[]): Promise<void> => {
      const answer = await fetch(url, { redirect: 'manual', headers: { 'X-Forwarded-Proto': 'https' } });
      await answer.body?.cancel();
      for (const name of names) tally.held(answer.headers.has(name), `${url} has no ${name}`);
      tally.held(
        answer.headers.getSetCookie().every((cookie) => /;\s*Secure/i.test(cookie)),
        `${url} sets a cookie that is not Secure`,
      );
      const policy = answer.headers.get('Content-Security-Policy') ?? '';
      const isFramed = policy.includes('frame-ancestors') || answer.headers.has('X-Frame-Options');
      tally.held(isFramed, `${url} does not say who may frame it`);
    };
    const expected = ['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy'];
    for (const path of ANSWERS) await look(edge.url + path, expected);
    await look(`${files.url}/_health`, ['X-Content-Type-Options']);
    await look(`${files.url}/nothing`, ['X-Content-Type-Options']);
  },
};
