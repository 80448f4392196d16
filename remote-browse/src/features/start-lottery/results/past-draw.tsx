import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { Tag } from 'shared-kernel/ui/tag';
import type { DrawResult } from '../../../shared/lottery/lottery.ts';
import { Quiet } from '../../../shared/lottery/quiet.tsx';
import { ResultNumbers } from '../../../shared/lottery/result-numbers.tsx';
import styles from './past-results.module.css';
import { ProofText } from './proof-text.tsx';
import { useFitsPromise } from './use-fits-promise.ts';

/** One draw that is over: its numbers, and what shows that nobody chose them. */
export const PastDraw = ({ result }: { readonly result: DrawResult }) => {
  const { t } = useTranslation('browse');
  const { minute } = useFormat();
  const fits = useFitsPromise(result);
  const { numero: number, drawnAt, seed, seedHash } = result;
  return (
    <li className={styles.draw}>
      <div className={styles.told}>
        <div>
          <p>{t('lottery.draw', { number })}</p>
          {drawnAt !== undefined && <Quiet>{minute(drawnAt)}</Quiet>}
        </div>
        <ResultNumbers result={result} label={t('order.drawn')} />
      </div>
      {seed !== undefined && seedHash !== undefined && (
        <details>
          <summary className={styles.check}>{t('results.check', { number })}</summary>
          {fits !== undefined && <Tag tone={fits ? 'ok' : 'bad'}>{t(fits ? 'results.fits' : 'results.differs')}</Tag>}
          <ProofText title={t('results.hash')} text={seedHash} copyLabel={t('results.copyHash', { number })} />
          <ProofText title={t('results.seed')} text={seed} copyLabel={t('results.copySeed', { number })} />
        </details>
      )}
    </li>
  );
};
