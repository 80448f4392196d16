import { pageRuleOf } from '@shared-kernel/contracts/release/page-rules';
import type { ReleaseRoute } from '@shared-kernel/contracts/release/release';
import { showToast, TOAST_SHORT_MS } from '@shared-kernel/ui/toast';
import { publish } from 'shared-kernel/events';
import type { Translate } from 'shared-kernel/i18n';
import type { QueryClient } from 'shared-kernel/query';
import { getSession } from 'shared-kernel/session';
import { isNeedMet } from './needs.ts';

export interface Tap {
  /** Undefined: nobody serves the page, or its flag is off. */
  readonly route: ReleaseRoute | undefined;
  readonly to: string;
  readonly goOn: () => void;
}

interface Around {
  readonly queries: QueryClient;
  readonly t: Translate<'frame'>;
}

/** What to say about a tap; undefined: it may go on. */
const wordAbout = async (
  { route, to }: Tap,
  queries: QueryClient,
): Promise<'unavailable' | 'contactService' | undefined> => {
  const rule = route ?? pageRuleOf(to);
  // The address leads a guest to the login page.
  if (route === undefined && rule?.access === 'login-page' && getSession() === null) return undefined;
  const isHeld = rule?.needs !== undefined && getSession() !== null && !(await isNeedMet(queries, rule.needs));
  if (isHeld) return 'contactService';
  return route === undefined ? 'unavailable' : undefined;
};

/**
 * A tap that something stands in the way of. A page that cannot be shown is said to be unavailable, after the specification's
 * own rule of its address; one that needs a
 * promotion waits for the answer about it, and says to contact service when it is off (accounts §2); a guest is asked to
 * log in over the page where the page's rule is the dialog, and goes on afterwards.
 */
export const guardNavigation = async (tap: Tap, { queries, t }: Around): Promise<void> => {
  if (tap.route?.access === 'login-dialog' && getSession() === null) {
    publish('session.login-asked', { goOnTo: tap.to });
    return;
  }
  const word = await wordAbout(tap, queries);
  if (word === undefined) tap.goOn();
  else showToast({ text: t(`access.${word}`), durationMs: TOAST_SHORT_MS });
};
