import { renewSession } from '@shared-kernel/contracts/account/session';
import { getDividendInfo } from '@shared-kernel/contracts/agent/agent';
import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { agentNoticesLink, paths } from '@shared-kernel/contracts/system/paths';
import { Badge } from '@shared-kernel/ui/badge';
import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import { Coins, House, Megaphone, UserRoundPlus } from '@shared-kernel/ui/icons';
import { Pressable } from '@shared-kernel/ui/pressable';
import { useRoutes } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { useMutationOnMount } from 'shared-kernel/query/mutation-on-mount';
import { seesDividend, updateSession, useSession } from 'shared-kernel/session';
import { useAgentGate } from '../../shared/use-agent-gate.ts';
import { useNoticesInput } from '../../shared/use-notices-input.ts';
import styles from './agent-foot.module.css';

/** Renews the session on entry (specification: accounts §4, flag false) and takes over what it now is. Once for each visit. */
const useSessionRenewal = () => useMutationOnMount(renewSession, { flag: false }, { onSuccess: updateSession });

/**
 * Whether the dividend is shown. Asked only after the session is renewed, or its renewal has failed, and never for member types 4,
 * 40, 41 and 42 (specification: accounts §4). Unknown until the answer is there, for those who may see it: its place is kept.
 */
const useDividend = (): 'shown' | 'hidden' | 'unknown' => {
  const session = useSession();
  const { data: renewed, error } = useSessionRenewal();
  const mayBeShown = session !== null && seesDividend(renewed?.customerType ?? session.type);
  const info = useApi(getDividendInfo, {}, { enabled: mayBeShown && (renewed !== undefined || error !== null) });
  if (!mayBeShown || info.isError) return 'hidden';
  if (info.data === undefined) return 'unknown';
  return info.data.isShown ? 'shown' : 'hidden';
};

/** Unread announcements for agents; 0 until known. */
const useUnreadNotices = (): number => useApi(getAnnouncements, useNoticesInput()).data?.footer.unreadCount ?? 0;

interface FootEntry {
  readonly name: 'home' | 'openAccount' | 'dividend' | 'announcements';
  readonly path: string;
  readonly icon: IconDrawing;
}

/** The agent's own bottom bar (specification: accounts §2); an entry is there while its page is live. */
const ENTRIES: readonly FootEntry[] = [
  { name: 'home', path: paths.home, icon: House },
  { name: 'openAccount', path: paths.openAccount, icon: UserRoundPlus },
  { name: 'dividend', path: paths.dividend, icon: Coins },
  { name: 'announcements', path: agentNoticesLink(), icon: Megaphone },
];

export const AgentFoot = () => {
  const { t } = useTranslation('agent');
  const { actionTo } = useAgentGate();
  const dividend = useDividend();
  const unread = useUnreadNotices();
  const { isRouted } = useRoutes();
  const entries = ENTRIES.filter(({ name, path }) => isRouted(path) && (name !== 'dividend' || dividend !== 'hidden'));
  return (
    <nav className={styles.foot} aria-label={t('foot.label')}>
      {entries.map(({ name, path, icon }) =>
        name === 'dividend' && dividend === 'unknown' ? (
          <span key={name} className={styles.entry} data-waiting>
            <Icon of={icon} size="l" />
            <span className={styles.name}>{t(`foot.${name}`)}</span>
          </span>
        ) : (
          <Pressable key={name} className={styles.entry} {...actionTo(path)}>
            <Icon of={icon} size="l" />
            <span className={styles.name}>{t(`foot.${name}`)}</span>
            {name === 'announcements' && unread > 0 && (
              <span className={styles.badge}>
                <Badge count={unread} label={t('foot.unread', { count: unread })} />
              </span>
            )}
          </Pressable>
        ),
      )}
    </nav>
  );
};
