import { Card } from '@shared-kernel/ui/card';
import { Column } from '@shared-kernel/ui/column';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import { useMemberInfo } from 'shared-kernel/member';
import { BreakNote } from '../../shared/breaks/break-note.tsx';
import { REFERRAL_LINK_PX, ReferralActions, ReferralLink } from '../../shared/referral/referral-link.tsx';
import { useReferrals } from './api/referrals.ts';
import styles from './invite-friends.module.css';
import { InviteeList } from './invitee-list.tsx';
import { Results } from './results-card.tsx';
import { Rules } from './rules-card.tsx';

const EARNED_PX = 92;
const FUNNEL_PX = 136;
const ACTIONS_PX = 176;
const RULES_PX = 300;

const LinkCard = () => {
  const { t } = useTranslation('member');
  return (
    <Card as="section" isPadded className={styles.link} aria-label={t('inviteFriends.link')}>
      <Loaded
        query={useMemberInfo()}
        fallback={<Skeleton height={REFERRAL_LINK_PX + ACTIONS_PX} />}
        errorFallback={{ title: t('inviteFriends.linkFailed') }}
      >
        {({ id }) => (
          <>
            <ReferralLink code={id} />
            <ReferralActions code={id} />
          </>
        )}
      </Loaded>
    </Card>
  );
};

const Wait = () => (
  <>
    <Skeleton height={EARNED_PX} />
    <Skeleton height={FUNNEL_PX} />
    <Skeleton height={REFERRAL_LINK_PX + ACTIONS_PX} />
    <Skeleton height={RULES_PX} />
  </>
);

/** The member's link to share, the merchant's rules for it, what it has brought, and who came by it. */
export const Page = () => {
  const { t } = useTranslation('member');
  return (
    <Column>
      <Loaded
        query={useReferrals()}
        fallback={<Wait />}
        variant="page"
        errorFallback={{ title: t('inviteFriends.failed'), text: t('inviteFriends.failedText') }}
      >
        {(referrals) => (
          <>
            <Results referrals={referrals} />
            {referrals.exclusion === undefined ? (
              <LinkCard />
            ) : (
              <BreakNote at="invite" exclusion={referrals.exclusion} />
            )}
            <Rules rules={referrals.rules} thisMonth={referrals.thisMonth} />
            <InviteeList />
          </>
        )}
      </Loaded>
    </Column>
  );
};
