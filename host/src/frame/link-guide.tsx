import { useEffect } from 'react';
import type { ReleaseRoute } from 'shared-kernel/contracts/release';
import { useFrame } from 'shared-kernel/frame';
import { setGuide } from 'shared-kernel/host/guide';
import { useTranslation } from 'shared-kernel/i18n';
import { useQueryClient } from 'shared-kernel/query';
import { getSession } from 'shared-kernel/session';
import { showToast, TOAST_SHORT_MS } from 'shared-kernel/ui/toast';
import { useHost } from '../host-context.ts';
import { isNeedMet } from '../routing/needs.ts';

type Step = 'go' | 'say-unavailable' | 'ask-login' | 'ask-need';

/** What a tap on a link to a route does first; no route: nobody serves the page, or its flag is off. */
const stepTo = (route: ReleaseRoute | undefined, isGuest: boolean): Step => {
  if (route === undefined) return 'say-unavailable';
  if (isGuest) return route.access === 'login-dialog' ? 'ask-login' : 'go';
  return route.needs === undefined ? 'go' : 'ask-need';
};

/**
 * Decides about every tap on a link. A page that cannot be shown is said to be unavailable; one that needs a promotion
 * waits for the answer about it, and says to contact service when it is off (accounts §2); guests are asked over the page
 * where the page's rule is the dialog, and go on afterwards. A typed address is the outlet's matter.
 */
export const LinkGuide = () => {
  const { routes } = useHost();
  const { t } = useTranslation('frame');
  const { askLogin } = useFrame();
  const queries = useQueryClient();
  useEffect(() => {
    let latest = 0;
    const say = (text: string) => showToast({ text, durationMs: TOAST_SHORT_MS });
    const goIfMet = async (need: string, go: () => void): Promise<void> => {
      const mine = latest;
      const isMet = await isNeedMet(queries, need);
      if (mine !== latest) return;
      if (isMet) go();
      else say(t('access.contactService'));
    };
    return setGuide({
      follow: (to, go) => {
        latest += 1;
        const route = routes.match(to)?.route;
        const steps: Readonly<Record<Step, () => unknown>> = {
          go,
          'say-unavailable': () => say(t('access.unavailable')),
          'ask-login': () => askLogin(to),
          'ask-need': () => goIfMet(route?.needs ?? '', go),
        };
        steps[stepTo(route, getSession() === null)]();
      },
      intend: () => undefined,
    });
  }, [routes, t, askLogin, queries]);
  return null;
};
