import { paths } from '@shared-kernel/contracts/system/paths';
import { Icon } from '@shared-kernel/ui/icon';
import { ChevronRight } from '@shared-kernel/ui/icons';
import { useEffect, useState } from 'react';
import { useBrand } from 'shared-kernel/brand';
import { now, startOfDay, today } from 'shared-kernel/clock';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { Link } from 'shared-kernel/router';
import styles from './jackpot-banner.module.css';
import { advance, startJackpot } from './jackpot-figure.ts';

/** The figure of the counter in whole major units: the server's when it has one, else the merchant's own of this day, which only grows. */
export const useJackpot = (fromServer: number | undefined): number => {
  const { merchantCode } = useBrand();
  const [{ jackpot, dayAt }] = useState(() => {
    const day = today();
    const startedAt = startOfDay(day).getTime();
    return { dayAt: startedAt, jackpot: advance(startJackpot(`${merchantCode} ${day}`), now().getTime() - startedAt) };
  });
  const [figure, setFigure] = useState(jackpot.figure);
  const isIllustrative = fromServer === undefined;
  useEffect(() => {
    if (!isIllustrative) return;
    const sinceMs = (): number => now().getTime() - dayAt;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(grow, Math.max(0, jackpot.nextAt - sinceMs()));
    };
    const grow = () => {
      setFigure(advance(jackpot, sinceMs()).figure);
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [isIllustrative, jackpot, dayAt]);
  return fromServer ?? figure;
};

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
