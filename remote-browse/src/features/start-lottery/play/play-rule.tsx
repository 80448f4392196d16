import { Money } from '@shared-kernel/ui/money';
import { parseAmount, toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { Play } from '../../../shared/lottery/lottery.ts';
import styles from './play-panel.module.css';

interface PlayRuleProps {
  readonly play: Play;
  /** Of one bet, in centavos. */
  readonly stake: number;
}

/** What a stake wins at these odds (what 1.00 wins), a fraction of a centavo left out as the platform does. */
const winOf = (odds: string, stake: number): string => toDecimalAmount(Math.floor((parseAmount(odds) * stake) / 100));

/** How a play is won, and what the chosen stake would win by it. */
export const PlayRule = ({ play, stake }: PlayRuleProps) => {
  const { t } = useTranslation('browse');
  const { money } = useFormat();
  const prizes =
    play.prizes.length > 0 ? play.prizes : play.options.map(({ code, ...option }) => ({ key: code, ...option }));
  return (
    <div className={styles.part}>
      {play.rule !== '' && <p>{play.rule}</p>}
      {prizes.length > 0 && (
        <>
          <p className={styles.label}>{t('play.wins', { stake: money(toDecimalAmount(stake)) })}</p>
          <dl className={styles.prizes}>
            {prizes.map(({ key, name, odds }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>
                  <Money amount={winOf(odds, stake)} size={2} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
};
