import { referralLink } from 'shared-kernel/contracts/paths';
import { useTranslation } from 'shared-kernel/i18n';
import { Copy, Link } from 'shared-kernel/icons';
import { useMemberInfo } from 'shared-kernel/member';
import { Button } from 'shared-kernel/ui/button';
import { Sheet } from 'shared-kernel/ui/sheet';
import { Skeleton } from 'shared-kernel/ui/skeleton';
import { TextField } from 'shared-kernel/ui/text-field';
import { showToast } from 'shared-kernel/ui/toast';
import { copyText } from '../../shared/copy-text.ts';
import { PartFailed } from './part-failed.tsx';

interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const ReferralLink = () => {
  const { t } = useTranslation('member');
  const member = useMemberInfo();
  if (member.isPending) return <Skeleton height={74} />;
  if (member.data === undefined) return <PartFailed text={t('profile.failed')} query={member} />;
  const link = referralLink(window.location.origin, member.data.id);
  const copy = async () => {
    const isCopied = await copyText(link);
    showToast({ text: t(isCopied ? 'referral.copied' : 'referral.copyFailed'), tone: isCopied ? 'ok' : 'bad' });
  };
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
      <Button variant="primary" icon={Copy} isBlock onClick={copy}>
        {t('referral.copy')}
      </Button>
    </>
  );
};

/** The member's own registration link, to copy. */
export const ReferralSheet = ({ isOpen, onClose }: SheetProps) => {
  const { t } = useTranslation('member');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('referral.heading')} closeLabel={t('close')}>
      <ReferralLink />
    </Sheet>
  );
};
