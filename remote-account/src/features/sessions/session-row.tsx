import { Icon } from '@shared-kernel/ui/icon';
import { Smartphone } from '@shared-kernel/ui/icons';
import { ListRow } from '@shared-kernel/ui/list-row';
import type { ReactNode } from 'react';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { DeviceSession } from './api/my-sessions.ts';
import styles from './session-row.module.css';
import { useDeviceName } from './use-device-name.ts';

interface SessionRowProps {
  readonly session: DeviceSession;
  readonly trailing?: ReactNode;
}

/** A device: since when it is signed in, when it was last used (never long ago: unused sessions end), and from which network. */
export const SessionRow = ({ session, trailing }: SessionRowProps) => {
  const { t } = useTranslation('account');
  const { shortDay, time } = useFormat();
  const nameOf = useDeviceName();
  const { isCurrent, network, startedAt, lastSeenAt } = session;
  const facts = [
    t('sessions.since', { day: shortDay(startedAt), time: time(startedAt) }),
    isCurrent ? undefined : t('sessions.lastUsed', { time: time(lastSeenAt) }),
    network === undefined ? undefined : t('sessions.network', { network }),
  ].filter((fact) => fact !== undefined);
  return (
    <ListRow
      lead={<Icon of={Smartphone} />}
      title={nameOf(session)}
      sub={facts.map((fact) => (
        <span key={fact} className={styles.fact}>
          {fact}
        </span>
      ))}
      trailing={trailing}
    />
  );
};
