import type { ReleaseRoute } from '@shared-kernel/contracts/release/release';
import { useEffect } from 'react';
import { setNavigationGuard } from 'shared-kernel/host/router';
import { useTranslation } from 'shared-kernel/i18n';
import { useQueryClient } from 'shared-kernel/query';
import { getSession } from 'shared-kernel/session';
import { useHost } from '../host-context.ts';

/** Nothing stands between a tap and the page: most links, most of the time. */
const isOpen = ({ access, needs }: ReleaseRoute): boolean =>
  getSession() === null ? access !== 'login-dialog' : needs === undefined;

/**
 * Decides about every tap on a link: what needs a word or a question is in `guard-navigation`, fetched when it is needed or when
 * the first view is done with, as is what fetches the next page. A typed address is the outlet's matter.
 */
export const NavigationGuard = () => {
  const host = useHost();
  const queries = useQueryClient();
  const { t } = useTranslation('frame');
  useEffect(() => {
    let latest: unknown;
    const prefetch = (to: string, isSure = false): void =>
      void import('../routing/prefetch.ts').then(
        ({ prefetchPage }) => prefetchPage(host, queries, to, isSure),
        () => undefined,
      );
    return setNavigationGuard({
      intend: prefetch,
      follow: (to, go, options) => {
        const goOn = (): void => {
          if (goOn !== latest || host.follow?.(to, options)) return;
          prefetch(to, true);
          go();
        };
        latest = goOn;
        const match = host.routes.match(to);
        const route = match?.route;
        if (host.partner?.takes(to, match?.remote.name)) return;
        if (route !== undefined && isOpen(route)) goOn();
        else
          void import('../routing/guard-navigation.ts').then(
            ({ guardNavigation }) => guardNavigation({ route, to, goOn }, { queries, t }),
            goOn,
          );
      },
    });
  }, [host, queries, t]);
  return null;
};
