import { agentNoticesLink, paths } from '@shared-kernel/contracts/system/paths';
import { Badge } from '@shared-kernel/ui/badge';
import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import { Coins, House, Megaphone, UserRoundPlus } from '@shared-kernel/ui/icons';
import { Pressable } from '@shared-kernel/ui/pressable';
import { useTranslation } from 'shared-kernel/i18n';
import { useAgentGate } from '../../shared/use-agent-gate.ts';
import styles from './agent-foot.module.css';
import { useUnreadNotices } from './api/agent-notices.ts';
import { useDividend } from './api/dividend-info.ts';

interface FootEntry {
  readonly name: 'home' | 'openAccount' | 'dividend' | 'announcements';
  readonly path: string;
  readonly icon: IconDrawing;
}

/** The agent's own bottom bar (specification: accounts §2). */
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
  const entries = ENTRIES.filter(({ name }) => name !== 'dividend' || dividend !== 'hidden');
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
