import { Icon } from '@shared-kernel/ui/icon';
import { Check } from '@shared-kernel/ui/icons';
import { useTranslation } from 'shared-kernel/i18n';
import styles from './deposit.module.css';

const STEPS = ['order', 'pay', 'balance'] as const;
export type Step = (typeof STEPS)[number];

/** Where one is on the way of the new version: three steps, the one that is under way, those that are done. */
export const StepLine = ({ at, isDone = false }: { readonly at: Step; readonly isDone?: boolean }) => {
  const { t } = useTranslation('member');
  const now = STEPS.indexOf(at);
  return (
    <ol className={styles.steps}>
      {STEPS.map((step, index) => {
        const isOver = index < now || (index === now && isDone);
        return (
          <li
            key={step}
            data-is={isOver ? 'done' : index === now ? 'now' : 'next'}
            aria-current={index === now ? 'step' : undefined}
          >
            <span className={styles.dot}>{isOver && <Icon of={Check} size="s" />}</span>
            <span>{t(`deposit.step.${step}`)}</span>
          </li>
        );
      })}
    </ol>
  );
};
