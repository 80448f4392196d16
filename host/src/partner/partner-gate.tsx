import { PARTNER_REMOTE } from '@shared-kernel/contracts/system/partner-page';
import { LANGUAGES } from '@shared-kernel/contracts/system/values';
import { useEffect } from 'react';
import { setLanguage } from 'shared-kernel/host/i18n';
import { getLanguage } from 'shared-kernel/i18n';
import { useLocation, useNavigate } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';
import type { Channel, Said } from './channel.ts';
import { Elsewhere } from './elsewhere.tsx';
import type { Partner, PartnerGateProps } from './partner.ts';
import { wearTheme } from './partner-theme.ts';
import { SignedOut } from './signed-out.tsx';

const wear = ({ language, theme }: Said): void => {
  if (theme !== undefined) wearTheme(theme, document.documentElement);
  const known = LANGUAGES.find((each) => each === language);
  // A language whose texts cannot be had leaves everything as it was.
  if (known !== undefined && known !== getLanguage()) setLanguage(known).catch(() => undefined);
};

/** Follows what the page around says: its language, its colours, an address of its own. */
const useOrders = ({ hear }: Channel): void => {
  const navigate = useNavigate();
  useEffect(
    () =>
      hear((said) => {
        wear(said);
        if (said.kind === 'go' && typeof said.path === 'string' && said.path.startsWith('/m/'))
          void navigate(said.path, { replace: true });
      }),
    [hear, navigate],
  );
};

/** The frame's first address names its language. */
const withoutLanguage = (pathname: string, search: string): string => {
  const query = new URLSearchParams(search);
  query.delete('language');
  return query.size === 0 ? pathname : `${pathname}?${query}`;
};

/** Tells the page around what is shown, and how high it is. */
const useReports = ({ send }: Channel): void => {
  const { pathname, search } = useLocation();
  useEffect(() => send({ kind: 'path', path: withoutLanguage(pathname, search) }), [send, pathname, search]);
  useEffect(() => {
    const root = document.getElementById('root');
    if (root === null) return undefined;
    const observer = new ResizeObserver(() => {
      send({ kind: 'height', height: Math.ceil(root.getBoundingClientRect().height) });
    });
    observer.observe(root);
    return () => observer.disconnect();
  }, [send]);
};

/** What stands in the frame: the agent area's pages for an agent, a word in their place for anybody else. */
export const createGate =
  (partner: Omit<Partner, 'Gate'>, channel: Channel) =>
  ({ remote, children }: PartnerGateProps) => {
    const isSignedIn = useSession() !== null;
    useOrders(channel);
    useReports(channel);
    useEffect(() => channel.send({ kind: isSignedIn ? 'ready' : 'signed-out' }), [isSignedIn]);
    if (!isSignedIn) return <SignedOut partner={partner} fault={partner.fault()} />;
    return remote === undefined || remote === PARTNER_REMOTE ? children : <Elsewhere partner={partner} />;
  };
