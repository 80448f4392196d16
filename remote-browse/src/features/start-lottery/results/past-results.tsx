import { CopyButton } from '@shared-kernel/ui/copy-button';
import { IconButton } from '@shared-kernel/ui/icon-button';
import { List } from '@shared-kernel/ui/icons';
import { Note } from '@shared-kernel/ui/note';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Tag } from '@shared-kernel/ui/tag';
import { useEffect, useState } from 'react';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { ResultNumbers } from '../../../shared/lottery/balls.tsx';
import type { Draw, DrawResult } from '../../../shared/lottery/lottery.ts';
import { Quiet } from '../../../shared/lottery/quiet.tsx';
import styles from './past-results.module.css';
import { type Promised, promisedBy } from './promised-by.ts';
import { keepToldHash, toldHash } from './told-hashes.ts';

interface ProofTextProps {
  readonly title: string;
  /** A seed or a hash, in full: whoever checks it needs every character. */
  readonly text: string;
  readonly copyLabel: string;
}

const ProofText = ({ title, text, copyLabel }: ProofTextProps) => (
  <div className={styles.proof}>
    <div className={styles.words}>
      <p>{title}</p>
      <Quiet>{text}</Quiet>
    </div>
    <CopyButton text={text} label={copyLabel} />
  </div>
);

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
const PastDraw = ({ gameCode, result }: PastDrawProps) => {
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

interface PastResultsProps {
  readonly gameCode: string;
  readonly draw: Draw | undefined;
  /** Newest first. */
  readonly results: readonly DrawResult[];
}

/** The draws that are over, each with its seed, and the hash that is promised for the draw to come. */
export const PastResults = ({ gameCode, draw, results }: PastResultsProps) => {
  const { t } = useTranslation('browse');
  const [isOpen, setIsOpen] = useState(false);
  const number = draw?.numero ?? '';
  const seedHash = draw?.seedHash;
  useEffect(() => {
    if (seedHash !== undefined) keepToldHash({ gameCode, numero: number }, seedHash);
  }, [gameCode, number, seedHash]);
  return (
    <>
      <IconButton label={t('results.title')} icon={List} size="m" onClick={() => setIsOpen(true)} />
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('results.title')}>
        <Note>{t('results.how')}</Note>
        <details>
          <summary className={styles.check}>{t('results.ruleTitle')}</summary>
          <Quiet>{t('results.rule')}</Quiet>
        </details>
        {seedHash !== undefined && (
          <ProofText
            title={t('results.promised', { number })}
            text={seedHash}
            copyLabel={t('results.copyHash', { number })}
          />
        )}
        <ul className={styles.list}>
          {results.map((result) => (
            <PastDraw key={result.numero} gameCode={gameCode} result={result} />
          ))}
        </ul>
      </Sheet>
    </>
  );
};
