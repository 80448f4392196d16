import { FEEDBACK_TYPES } from '@shared-kernel/contracts/browse/feedback';
import { useFeedbackTexts } from '@shared-kernel/forms/feedback';
import { useMemo } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { Thread, type ThreadMessage } from '../../shared/thread/thread.tsx';
import type { Ticket } from './api/own-feedback.ts';
import styles from './feedback.module.css';

/** Letters of the message that an answer repeats. */
const QUOTED = 60;
const quote = (comment: string): string => (comment.length > QUOTED ? `${comment.slice(0, QUOTED)}…` : comment);

/** Each message, and its answer when there is one, by their times. */
const useMessages = (tickets: readonly Ticket[]): readonly ThreadMessage[] => {
  const { t } = useTranslation('member');
  const own = useFeedbackTexts();
  return useMemo(() => {
    const typeOf = (type: string) => FEEDBACK_TYPES.find((each) => each === type) ?? 'OTHER';
    return tickets
      .flatMap(({ id, type, comment, pictures, sentAt, answer, answeredAt = sentAt }): ThreadMessage[] => [
        {
          id,
          isOwn: true,
          at: sentAt,
          body: (
            <>
              <b className={styles.type}>{own(`type.${typeOf(type)}`)}</b>
              {comment}
            </>
          ),
          pictures: pictures.map((src) => ({ src })),
        },
        ...(answer === undefined
          ? []
          : [
              {
                id: `${id} answer`,
                isOwn: false,
                author: t('feedback.operator'),
                at: answeredAt,
                body: (
                  <>
                    <q className={styles.quote}>{quote(comment)}</q>
                    {answer}
                  </>
                ),
              },
            ]),
      ])
      .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  }, [tickets, t, own]);
};

export const OwnTickets = ({ tickets }: { readonly tickets: readonly Ticket[] }) => {
  const { t } = useTranslation('member');
  return <Thread label={t('feedback.own')} messages={useMessages(tickets)} followsNewest />;
};
