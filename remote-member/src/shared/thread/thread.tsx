import { groupByDay, useDayName } from '@shared-kernel/records';
import { useLayoutEffect, useRef } from 'react';
import { today } from 'shared-kernel/clock';
import { useFormat } from 'shared-kernel/format';
import { Bubble, type ThreadMessage } from './bubble.tsx';
import styles from './thread.module.css';

/** Whoever is this near the end of the page is reading the newest. */
const NEAR_PX = 160;

const isNearEnd = (): boolean => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight - clientHeight - scrollTop < NEAR_PX;
};

/**
 * Keeps the newest message in view: when the thread is opened, when the player has written, and when another's comes for
 * somebody who stands at the end. Hands back what marks the end.
 */
const useFollow = (messages: readonly ThreadMessage[], isOn: boolean) => {
  const end = useRef<HTMLDivElement>(null);
  const seen = useRef<string | undefined>(undefined);
  const wasNear = useRef(true);
  const newest = messages.at(-1);
  useLayoutEffect(() => {
    const note = () => {
      wasNear.current = isNearEnd();
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  useLayoutEffect(() => {
    if (!isOn || newest === undefined || newest.id === seen.current) return;
    const isFirst = seen.current === undefined;
    seen.current = newest.id;
    if (isFirst || newest.isOwn || wasNear.current) end.current?.scrollIntoView({ block: 'end' });
  }, [newest, isOn]);
  return end;
};

export type { ThreadMessage } from './bubble.tsx';

interface ThreadProps {
  /** What the messages are about, for those who listen. */
  readonly label: string;
  /** Oldest first. */
  readonly messages: readonly ThreadMessage[];
  /** The thread is the page: the newest stays in view. Left out where it stands among other things. */
  readonly followsNewest?: boolean;
}

/**
 * What was written, and by whom: the player's at the end of the line, all others' at its start, under the merchant's days. A
 * log, so that what arrives is read out. One that is the page itself follows the newest for whoever stands there, and moves nobody
 * who reads above.
 */
export const Thread = ({ label, messages, followsNewest = false }: ThreadProps) => {
  const nameOf = useDayName(today());
  const { shortDay } = useFormat();
  const end = useFollow(messages, followsNewest);
  return (
    <div className={styles.thread}>
      <div className={styles.log} role="log" aria-label={label}>
        {groupByDay(messages, ({ at }) => at).map(({ day, rows }) => (
          <section key={day} className={styles.group} aria-label={nameOf(day)}>
            <h2 className={styles.day}>
              <b>{nameOf(day)}</b> {shortDay(day)}
            </h2>
            <ul className={styles.messages}>
              {rows.map((message) => (
                <Bubble key={message.id} message={message} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div ref={end} className={styles.end} />
    </div>
  );
};
