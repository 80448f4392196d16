import { useTranslation } from 'shared-kernel/i18n';
import { useSession } from 'shared-kernel/session';
import styles from './agent-home.module.css';
import { greetingOf } from './greeting.ts';

/** A greeting by the agent's own clock, and their name. */
export const Greeting = () => {
  const { t } = useTranslation('agent');
  const session = useSession();
  return (
    <div className={styles.greeting}>
      <p className={styles.dim}>{t(`greeting.${greetingOf(new Date().getHours())}`)}</p>
      <p className={styles.name}>{session?.userName}</p>
    </div>
  );
};
