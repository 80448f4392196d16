import { FeedbackForm } from '@shared-kernel/forms/feedback';
import { Card } from '@shared-kernel/ui/card';
import { Column } from '@shared-kernel/ui/column';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { showToast } from '@shared-kernel/ui/toast';
import { useTranslation } from 'shared-kernel/i18n';
import { useOwnFeedback } from './api/own-feedback.ts';
import { OwnTickets } from './own-tickets.tsx';

const TICKETS_PX = 160;

/** What the member wrote to the operator with the answers, and another message, at the foot as in any conversation. */
export const Page = () => {
  const { t } = useTranslation('member');
  return (
    <Column>
      <Loaded
        query={useOwnFeedback()}
        fallback={<Skeleton height={TICKETS_PX} />}
        variant="line"
        errorFallback={{ title: t('feedback.failed') }}
        isEmpty={({ list }) => list.length === 0}
        empty={<p>{t('feedback.intro')}</p>}
      >
        {({ list }) => <OwnTickets tickets={list} />}
      </Loaded>
      <Card as="section" isPadded aria-label={t('feedback.form')}>
        <FeedbackForm
          label={t('feedback.form')}
          onSent={() => void showToast({ text: t('feedback.sent'), tone: 'ok' })}
        />
      </Card>
    </Column>
  );
};
