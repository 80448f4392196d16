import { paths } from '@shared-kernel/contracts/system/paths';
import { Icon } from '@shared-kernel/ui/icon';
import { ChevronRight } from '@shared-kernel/ui/icons';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { Link } from 'shared-kernel/router';
import styles from './jackpot-banner.module.css';
import { useJackpot } from './use-jackpot.ts';

/** Signs are keyed from the right: the last digit stays the last digit while the figure grows. */
const signsOf = (whole: string) =>
  [...whole].map((sign, place) => ({ sign, key: whole.length - place, isDigit: /\d/.test(sign) }));

/** A counter with no decimals that leads to the winners (browsing §2). Without a value of the server's it is illustrative, and says so. */
export const JackpotBanner = ({ value }: { readonly value: number | undefined }) => {
  const { t } = useTranslation('browse');
  const { moneyParts } = useFormat();
  const { unit, whole } = moneyParts(String(useJackpot(value)));
  return (
    <Link to={paths.winners} className={styles.banner}>
      <span className={styles.head}>
        <span>
          {t('jackpot.title')}
          {value === undefined && <span className={styles.illustrative}>{t('jackpot.illustrative')}</span>}
        </span>
        <span className={styles.winners}>
          {t('jackpot.winners')}
          <Icon of={ChevronRight} size="s" />
        </span>
      </span>
      <span className={styles.reel} aria-hidden="true">
        <span className={styles.unit}>{unit}</span>
        {signsOf(whole).map(({ sign, key, isDigit }) => (
          <span key={key} className={isDigit ? styles.digit : styles.comma}>
            {isDigit ? (
              <span key={sign} className={styles.figure}>
                {sign}
              </span>
            ) : (
              sign
            )}
          </span>
        ))}
      </span>
    </Link>
  );
};
