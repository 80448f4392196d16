import { LIMITS_PART } from '@shared-kernel/contracts/member/limits-link';
import { useTranslation } from 'shared-kernel/i18n';
import { BreaksSection } from './breaks/breaks-section.tsx';
import { LimitsSection } from './limits/limits-section.tsx';
import styles from './security.module.css';
import { usePart } from './use-part.ts';

/** All that keeps play within bounds: what links to limits leads here. `isPlaced`: what stands above has its size. */
export const LimitsAndBreaks = ({ isPlaced }: { readonly isPlaced: boolean }) => {
  const { t } = useTranslation('member');
  const part = usePart(LIMITS_PART, isPlaced);
  return (
    <section ref={part} id={LIMITS_PART} className={styles.limits} tabIndex={-1} aria-label={t('security.limits')}>
      <BreaksSection />
      <LimitsSection />
    </section>
  );
};
