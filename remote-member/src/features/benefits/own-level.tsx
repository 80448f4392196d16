import { Card } from '@shared-kernel/ui/card';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { ProgressBar } from '../../shared/progress-bar/progress-bar.tsx';
import styles from '../../shared/rewards/rewards.module.css';
import type { Benefits } from './api/benefits.ts';

interface WayProps {
  readonly label: string;
  readonly progress: string;
  readonly target: string;
}

const Way = ({ label, progress, target }: WayProps) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const played = t('benefits.progress', { progress: money(progress), target: money(target) });
  const isDone = parseAmount(progress) >= parseAmount(target);
  return (
    <>
      <p className={styles.head}>
        <span>{label}</span>
        <span className={styles.dim}>{played}</span>
      </p>
      <ProgressBar
        label={label}
        value={parseAmount(progress)}
        max={parseAmount(target)}
        valueText={played}
        tone={isDone ? 'ok' : 'info'}
      />
    </>
  );
};

/** The member's level, what keeps it and until when, and how far the next is. */
export const OwnLevel = ({ benefits: { level, progress, until, levels } }: { readonly benefits: Benefits }) => {
  const { t } = useTranslation('member');
  const { second } = useFormat();
  const own = levels.find((each) => each.level === level);
  const next = levels.find((each) => each.level > level);
  return (
    <Card as="section" isPadded aria-label={t('benefits.own')} className={styles.card}>
      <h2 className={styles.title}>{t('benefits.level', { level })}</h2>
      {next ? (
        <Way label={t('benefits.next', { level: next.level })} progress={progress} target={next.target} />
      ) : (
        <p>{t('benefits.top')}</p>
      )}
      {own && <Way label={t('benefits.keep', { level })} progress={progress} target={own.target} />}
      {own && until !== undefined && <p className={styles.dim}>{t('benefits.until', { at: second(until) })}</p>}
      <p className={styles.dim}>{t('benefits.rule')}</p>
    </Card>
  );
};
