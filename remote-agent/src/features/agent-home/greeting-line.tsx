import { now } from 'shared-kernel/clock';
import { useTranslation } from 'shared-kernel/i18n';
import { useSession } from 'shared-kernel/session';
import styles from './agent-home.module.css';
import { greetingOf } from './greeting.ts';

/** A greeting by the agent's local hour, and their name. */
export const Greeting = () => {
  const { t } = useTranslation('agent');
  const session = useSession();
  return (
    <div className={styles.greeting}>
      <p className={styles.dim}>{t(`greeting.${greetingOf(now().getHours())}`)}</p>
      <p className={styles.name}>{session?.userName}</p>
    </div>
  );
};
