import { Button } from '@shared-kernel/ui/button';
import { SumLine, SumLines } from '@shared-kernel/ui/confirm-sheet';
import { Dialog } from '@shared-kernel/ui/dialog';
import { Money } from '@shared-kernel/ui/money';
import { Note } from '@shared-kernel/ui/note';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { SeeLimits } from '../../../shared/play-limit/see-limits.tsx';
import { usePlayTime } from '../../../shared/play-limit/use-play-time.ts';
import type { PlaySession } from './use-play-session.ts';

const AMOUNTS = ['staked', 'won', 'net'] as const;

interface RealityCheckProps {
  readonly session: PlaySession;
  readonly onLeave: () => void;
  /** It is gone: it had a step of the history, the site's own. */
  readonly onOwnStep: () => void;
}

/** Over any game once the interval is over: how it goes. Only one of its two answers takes it away. */
export const RealityCheck = ({ session, onLeave, onOwnStep }: RealityCheckProps) => {
  const { t } = useTranslation('browse');
  const inWords = usePlayTime();
  const [isLeaving, setLeaving] = useState(false);
  const { figures, minutes, isDue, isAnswering, hasFailed, goOn } = session;
  // Leaving answers the check too: the next game does not begin with it.
  const leave = () => {
    setLeaving(true);
    goOn();
  };
  return (
    <Dialog
      kind="alert"
      isOpen={isDue && !isLeaving}
      onClose={() => undefined}
      onClosed={() => {
        onOwnStep();
        if (isLeaving) onLeave();
      }}
      title={t('launch.session.title', { time: inWords(minutes) })}
      actions={
        <>
          <Button onClick={leave}>{t('launch.leave')}</Button>
          <Button variant="primary" isBusy={isAnswering} onClick={goOn}>
            {t('launch.session.goOn')}
          </Button>
        </>
      }
    >
      {figures !== undefined && (
        <SumLines>
          {AMOUNTS.map((name) => (
            <SumLine key={name} name={t(`launch.session.${name}`)}>
              <Money amount={figures[name]} size={2} tone="plain" />
            </SumLine>
          ))}
        </SumLines>
      )}
      {hasFailed && <Note tone="bad">{t('launch.session.failed')}</Note>}
      <SeeLimits />
    </Dialog>
  );
};
