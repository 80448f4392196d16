import { loginLink, paths } from '@shared-kernel/contracts/system/paths';
import { FeedbackForm } from '@shared-kernel/forms/feedback';
import { Card } from '@shared-kernel/ui/card';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Note } from '@shared-kernel/ui/note';
import { useState } from 'react';
import { useFlag } from 'shared-kernel/brand';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useTranslation } from 'shared-kernel/i18n';
import { isTrial, useSession } from 'shared-kernel/session';
import styles from './leave-message.module.css';

/** For the hours in which nobody answers: a message that is answered later, from members; guests log in first. */
export const LeaveMessage = () => {
  const { t } = useTranslation('browse');
  const tCommon = useCommonTexts();
  const session = useSession();
  const takesFeedback = useFlag('FEEDBACK3');
  const [isSent, setSent] = useState(false);
  if (!takesFeedback || (session !== null && isTrial(session.type))) return null;
  if (isSent) return <Note tone="ok">{t('service.sent')}</Note>;
  return (
    <Card as="section" isPadded aria-label={t('service.leaveMessage')}>
      {session === null ? (
        <div className={styles.invitation}>
          <p>{t('service.messageLogin')}</p>
          <LinkButton to={loginLink(paths.service)} isBlock>
            {tCommon('login')}
          </LinkButton>
        </div>
      ) : (
        <FeedbackForm
          label={t('service.leaveMessage')}
          intro={t('service.messageIntro')}
          onSent={() => setSent(true)}
        />
      )}
    </Card>
  );
};
