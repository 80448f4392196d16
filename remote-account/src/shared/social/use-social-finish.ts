import { finishSocial } from '@shared-kernel/contracts/account/social';
import type { InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useEffect, useState } from 'react';
import { isApiError } from 'shared-kernel/api';
import { useApiMutation } from 'shared-kernel/query';
import { signIn } from 'shared-kernel/session';
import { enterHeld } from '../session/log-in.ts';
import { liveTicket, socialJourney, socialTicket } from './social-journey.ts';
import type { SocialProvider } from './social-sign-in.ts';

type BroughtBack = InputOf<typeof finishSocial>;

let kept: BroughtBack | null = null;

/** What a provider has put into the address of the login page; null where nobody comes from one. */
export const broughtBack = (search: URLSearchParams): BroughtBack | null => {
  const of = (name: string) => search.get(name) ?? undefined;
  const [state, code, error, iss] = [of('state'), of('code'), of('error'), of('iss')];
  if (state === undefined || (code === undefined && error === undefined)) return null;
  return {
    state,
    ...(error === undefined ? code !== undefined && { code } : { error }),
    ...(iss !== undefined && { iss }),
  };
};

/** Kept for the page that comes next, out of the address: a reload, or a link of it, brings nothing back. */
export const keepBroughtBack = (back: BroughtBack): void => {
  kept = back;
};

/** Once: it is good once. */
const takeBroughtBack = (): BroughtBack | null => {
  const back = kept;
  kept = null;
  return back;
};

const TICKET_MS = 30 * 60_000;

const FAILURES = {
  'social.cancelled': 'cancelled',
  'social.unreachable': 'unreachable',
  'user.disabled': 'disabled',
  'location.blocked': 'location',
  'feature.unavailable': 'off',
} as const;
type Failure = (typeof FAILURES)[keyof typeof FAILURES] | 'failed';

export type SocialFinish =
  | { readonly phase: 'none' }
  | { readonly phase: 'busy' | 'known'; readonly provider: SocialProvider | undefined }
  | { readonly phase: 'failed'; readonly provider: SocialProvider | undefined; readonly failure: Failure };

const failureOf = (error: unknown): Failure =>
  (isApiError(error) && Object.entries(FAILURES).find(([code]) => code === error.code)?.[1]) || 'failed';

const start = (): SocialFinish => {
  const ticket = liveTicket();
  return ticket === null ? { phase: 'none' } : { phase: 'known', provider: ticket.provider };
};

/** Finishes what a visitor has begun at a provider: signed in, or with a ticket for the login that comes, or told why not. */
export const useSocialFinish = (): SocialFinish => {
  const [finish, setFinish] = useState(start);
  const { mutateAsync } = useApiMutation(finishSocial);
  useEffect(() => {
    const back = takeBroughtBack();
    if (back === null) return;
    const provider = socialJourney.read()?.provider;
    socialJourney.remove();
    setFinish({ phase: 'busy', provider });
    const settle = ({ session, ticket, email, nickname }: ValueOf<typeof finishSocial>) => {
      if (session !== undefined) signIn(session);
      else if (ticket === undefined || provider === undefined)
        setFinish({ phase: 'failed', provider, failure: 'failed' });
      else {
        const known = { ...(email !== undefined && { email }), ...(nickname !== undefined && { nickname }) };
        socialTicket.write({ ticket, provider, until: Date.now() + TICKET_MS, ...known });
        setFinish({ phase: 'known', provider });
      }
    };
    mutateAsync(back)
      .then(settle)
      .catch((error: unknown) => void enterHeld(error))
      .catch((error: unknown) => setFinish({ phase: 'failed', provider, failure: failureOf(error) }));
  }, [mutateAsync]);
  return finish;
};
