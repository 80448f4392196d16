import { Tag } from '@shared-kernel/ui/tag';
import { useEffect, useState } from 'react';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { DrawResult } from '../../../shared/lottery/lottery.ts';
import { Quiet } from '../../../shared/lottery/quiet.tsx';
import { ResultNumbers } from '../../../shared/lottery/result-numbers.tsx';
import styles from './past-results.module.css';
import { type Promised, promisedBy } from './promised-by.ts';
import { ProofText } from './proof-text.tsx';
import { toldHash } from './told-hashes.ts';

/** Undefined until it is worked out, and where it cannot be: without both texts, or in a browser that cannot hash. */
const usePromised = (result: DrawResult, told: string | undefined): Promised | undefined => {
  const [promised, setPromised] = useState<Promised>();
  useEffect(() => {
    let isGone = false;
    promisedBy(result, told).then(
      (known) => {
        if (!isGone) setPromised(known);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [result, told]);
  return promised;
};

const TONES = { kept: 'ok', fits: 'ok', differs: 'bad', changed: 'bad' } as const satisfies Record<Promised, string>;

interface PastDrawProps {
  readonly gameCode: string;
  readonly result: DrawResult;
}

/** One draw that is over: its numbers, and what shows that nobody chose them. */
export const PastDraw = ({ gameCode, result }: PastDrawProps) => {
  const { t } = useTranslation('browse');
  const { minute } = useFormat();
  const { numero: number, drawnAt, seed, seedHash } = result;
  const promised = usePromised(result, toldHash({ gameCode, numero: number }));
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
          {promised !== undefined && <Tag tone={TONES[promised]}>{t(`results.${promised}`)}</Tag>}
          <ProofText title={t('results.hash')} text={seedHash} copyLabel={t('results.copyHash', { number })} />
          <ProofText title={t('results.seed')} text={seed} copyLabel={t('results.copySeed', { number })} />
        </details>
      )}
    </li>
  );
};
