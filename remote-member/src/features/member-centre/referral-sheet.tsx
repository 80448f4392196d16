import { Loaded } from '@shared-kernel/ui/loaded';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import { useMemberInfo } from 'shared-kernel/member';
import { REFERRAL_LINK_PX, ReferralActions, ReferralLink } from '../../shared/referral/referral-link.tsx';

interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The member's own registration link over the member centre. */
export const ReferralSheet = ({ isOpen, onClose }: SheetProps) => {
  const { t } = useTranslation('member');
  const member = useMemberInfo();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('panel.referral')}
      actions={member.data === undefined ? undefined : <ReferralActions code={member.data.id} />}
    >
      <Loaded
        query={member}
        fallback={<Skeleton height={REFERRAL_LINK_PX} />}
        variant="line"
        errorFallback={{ title: t('profile.failed') }}
      >
        {({ id }) => <ReferralLink code={id} />}
      </Loaded>
    </Sheet>
  );
};
