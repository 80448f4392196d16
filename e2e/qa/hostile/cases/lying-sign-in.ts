import { finishSocial, startSocial } from '@shared-kernel/contracts/account/social';
import { aBrowser } from '../../world/players.ts';
import type { Case } from '../case.ts';

/** Subjects that are nobody's: two people who came with one of them would be one. */
const NOBODYS = ['', 'a\u0000b', '\u0007', 'x'.repeat(256), 'x'.repeat(100_000)];

export const lyingSignIn: Case = {
  name: 'sign-in',
  title: 'a sign-in provider whose subjects are empty, endless or no text',
  run: async ({ platforms: [{ url }], openid }, tally) => {
    const signIn = async (sub: string) => {
      const browser = aBrowser(url);
      const { address } = await browser.value(startSocial, { provider: 'google', language: 'EN' });
      const { searchParams } = openid.agree(address, 'somebody', { claims: { sub } });
      const broughtBack = { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '' };
      return browser.call(finishSocial, broughtBack);
    };
    for (const sub of NOBODYS) {
      const { status, errorCode } = await signIn(sub);
      tally.held(
        status < 500 && errorCode === 'social.failed',
        `${JSON.stringify(sub).slice(0, 20)} was answered ${status} ${errorCode}`,
      );
    }
    const { status, errorCode } = await signIn('somebody');
    tally.held(status === 200, `somebody was answered ${status} ${errorCode}`);
  },
};
