import { referralLink } from 'shared-kernel/contracts/paths';
import { useTranslation } from 'shared-kernel/i18n';
import { Link } from 'shared-kernel/icons';
import { useMemberInfo } from 'shared-kernel/member';
import { CopyButton } from 'shared-kernel/ui/copy-button';
import { Loaded } from 'shared-kernel/ui/loaded';
import { Sheet } from 'shared-kernel/ui/sheet';
import { Skeleton } from 'shared-kernel/ui/skeleton';
import { TextField } from 'shared-kernel/ui/text-field';

interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const ReferralLink = ({ memberId }: { readonly memberId: Parameters<typeof referralLink>[1] }) => {
  const { t } = useTranslation('member');
  const link = referralLink(window.location.origin, memberId);
  return (
    <>
      <TextField
        label={t('referral.link')}
        icon={Link}
        value={link}
        readOnly
        hint={t('referral.text')}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton text={link} copied={t('referral.copied')} failed={t('referral.copyFailed')} variant="primary" isBlock>
        {t('referral.copy')}
      </CopyButton>
    </>
  );
};

/** The member's own registration link, to copy. */
export const ReferralSheet = ({ isOpen, onClose }: SheetProps) => {
  const { t } = useTranslation('member');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('referral.heading')}>
      <Loaded
        query={useMemberInfo()}
        wait={<Skeleton height={74} />}
        look="line"
        failed={{ title: t('profile.failed') }}
      >
        {({ id }) => <ReferralLink memberId={id} />}
      </Loaded>
    </Sheet>
  );
};
