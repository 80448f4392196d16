import { Button } from '@shared-kernel/ui/button';
import { Icon } from '@shared-kernel/ui/icon';
import { CircleAlert, CircleCheck, Clock } from '@shared-kernel/ui/icons';
import { Spinner } from '@shared-kernel/ui/spinner';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import type { IdempotentMutationPhase } from 'shared-kernel/idempotent-mutation';
import { useMutationTexts } from '../../mutation-texts/mutation-texts.ts';
import styles from './mutation-status.module.css';

/** What becomes of it, in the page's own whole sentences: `Your bet of ₱5.00 counts for this draw.` */
export interface MutationWords {
  readonly sending: string;
  readonly unknown: string;
  readonly done: string;
  /** Above the sentence once it is done, where `Done` would say too much or too little. */
  readonly doneTitle?: string;
}

interface NewsProps {
  readonly phase: IdempotentMutationPhase;
  /** Without them, sentences that name no amount. */
  readonly words?: MutationWords | undefined;
  /** It was sent before the page was loaded again. */
  readonly isRestored?: boolean;
  /** What a refusal means to the player; without it, that nothing has changed. */
  readonly refusal?: string | undefined;
  /** What is known besides, once it is done: a number to copy. */
  readonly receipt?: ReactNode;
}

/** By phase. */
const TITLES = {
  sending: 'sending.title',
  unknown: 'unknown.title',
  done: 'done.title',
  failed: 'failed.title',
} as const;
const TEXTS = { sending: 'sending.text', unknown: 'unknown.text', done: 'done.text', failed: 'failed.text' } as const;
const SIGNS = { unknown: Clock, done: CircleCheck, failed: CircleAlert } as const;

const Sign = ({ phase }: { readonly phase: Exclude<IdempotentMutationPhase, 'idle'> }) => (
  <span className={styles.sign}>{phase === 'sending' ? <Spinner /> : <Icon of={SIGNS[phase]} size="l" />}</span>
);

/** The phase in two words, for where there is room for no more: `No answer yet`. */
export const MutationTitle = ({ phase }: { readonly phase: Exclude<IdempotentMutationPhase, 'idle'> }) =>
  useMutationTexts()(TITLES[phase]);

const News = ({ phase, words, isRestored, refusal, receipt }: NewsProps) => {
  const t = useMutationTexts();
  if (phase === 'idle') return null;
  const own = phase === 'failed' ? refusal : words?.[phase];
  const title = phase === 'done' ? words?.doneTitle : undefined;
  return (
    <>
      <Sign phase={phase} />
      <div className={styles.words}>
        <p className={styles.title}>{title ?? t(TITLES[phase])}</p>
        <p className={styles.text}>
          {own ?? t(TEXTS[phase])}
          {phase === 'unknown' && isRestored && ` ${t('unknown.restored')}`}
        </p>
        {phase === 'done' && receipt}
      </div>
    </>
  );
};

/** What has become of something that is asked for once, read out as it changes; it takes the focus once there is news. */
export const MutationNews = (props: NewsProps) => {
  const { phase } = props;
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(phase);
  useEffect(() => {
    const isNews = phase !== before.current && phase !== 'idle' && phase !== 'sending';
    if (isNews) box.current?.focus();
    before.current = phase;
  }, [phase]);
  return (
    <div ref={box} className={styles.news} role="status" tabIndex={-1} data-phase={phase}>
      <News {...props} />
    </div>
  );
};

interface MutationStatusProps extends NewsProps {
  /** Sends the same thing once more, under its one key. */
  readonly onAskAgain: () => void;
  /** Puts it away when it is known how it ended. */
  readonly onClose: () => void;
  /** What is typed once more before it is asked again: a payment password. */
  readonly children?: ReactNode;
}

/** Stands in a page for something that is asked for once, until the player knows how it ended. Nothing at all while there is none. */
export const MutationStatus = ({ onAskAgain, onClose, children, ...news }: MutationStatusProps) => {
  const tCommon = useCommonTexts();
  const { phase } = news;
  return (
    <section className={styles.status} data-phase={phase}>
      <MutationNews {...news} />
      {phase === 'unknown' && children}
      {phase === 'unknown' && (
        <Button isBlock onClick={onAskAgain}>
          {tCommon('retry')}
        </Button>
      )}
      {(phase === 'done' || phase === 'failed') && (
        <Button isBlock onClick={onClose}>
          {tCommon('ok')}
        </Button>
      )}
    </section>
  );
};
