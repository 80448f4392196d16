import { openPartnerSession } from '@shared-kernel/contracts/account/partner-sites';
import { PARTNER_PAGES, PARTNER_REMOTE, partnerBase } from '@shared-kernel/contracts/system/partner-page';
import { callApi, isApiError } from 'shared-kernel/api';
import { shownPath } from 'shared-kernel/host/router';
import { signIn } from 'shared-kernel/session';
import { openChannel } from './channel.ts';
import type { Partner, PartnerFault } from './partner.ts';
import { createGate } from './partner-gate.tsx';

const VERIFIER_BYTES = 32;
/** How long the affiliate's server may take for a code, in ms. */
const CODE_MS = 15_000;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const challengeOf = async (verifier: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));

const siteId = (): string => partnerBase(window.location.pathname).slice(PARTNER_PAGES.length + 1);

const faultOf = (error: unknown): PartnerFault => {
  if (!isApiError(error)) return 'failed';
  if (error.code === 'password.expired') return 'password';
  return error.code.startsWith('partner.') || error.code === 'user.disabled' ? 'refused' : 'failed';
};

/**
 * Finds the page around the frame, which has to be of one of these origins: nothing is said to any other. Resolves when that page
 * has answered and its server has said who is there. A frame's page that is opened by itself goes to the site's own page.
 */
export const connectPartner = async (origins: readonly string[]): Promise<Partner> => {
  if (window.parent === window) {
    const { search, hash } = window.location;
    window.location.replace(shownPath() + search + hash);
    return new Promise(() => undefined);
  }
  const channel = await openChannel(origins);

  const enter = async (): Promise<PartnerFault | null> => {
    // Known to this frame alone: a code that somebody else gets hold of opens nothing.
    const verifier = base64url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)));
    const challenge = await challengeOf(verifier);
    const answer = channel.answerTo(challenge, CODE_MS);
    channel.send({ kind: 'code-wanted', challenge });
    const code = (await answer)?.code;
    if (typeof code !== 'string') return 'noCode';
    try {
      signIn(await callApi(openPartnerSession, { id: siteId(), code, verifier, origin: channel.origin }));
      return null;
    } catch (error) {
      return faultOf(error);
    }
  };

  const openOutside = (to: string): void =>
    channel.send({ kind: 'link', href: new URL(to, window.location.origin).href });
  let fault: PartnerFault | null = null;
  let entering: Promise<PartnerFault | null> | undefined;
  const partner: Omit<Partner, 'Gate'> = {
    signIn: () => {
      entering ??= enter()
        .then((outcome) => {
          fault = outcome;
          return outcome;
        })
        .finally(() => {
          entering = undefined;
        });
      return entering;
    },
    fault: () => fault,
    openOutside,
    takes: (to, remote) => {
      if (remote === PARTNER_REMOTE) return false;
      openOutside(to);
      return true;
    },
    frameOf: (own, remote, isSignedIn) => {
      const isShown = isSignedIn && (remote === undefined || remote === PARTNER_REMOTE);
      return { ...own, bottomMenu: false, ...(!isShown && { header: 'none' }) };
    },
  };
  await partner.signIn();
  return { ...partner, Gate: createGate(partner, channel) };
};
