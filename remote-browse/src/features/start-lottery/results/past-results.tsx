import { IconButton } from '@shared-kernel/ui/icon-button';
import { List } from '@shared-kernel/ui/icons';
import { Note } from '@shared-kernel/ui/note';
import { Sheet } from '@shared-kernel/ui/sheet';
import { useEffect, useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import type { Draw, DrawResult } from '../../../shared/lottery/lottery.ts';
import { Quiet } from '../../../shared/lottery/quiet.tsx';
import { PastDraw } from './past-draw.tsx';
import styles from './past-results.module.css';
import { ProofText } from './proof-text.tsx';
import { keepToldHash } from './told-hashes.ts';

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
