import { referralLink } from '@shared-kernel/contracts/system/paths';
import { useActionTexts } from '@shared-kernel/ui/action-texts';
import { Button } from '@shared-kernel/ui/button';
import { CopyButton } from '@shared-kernel/ui/copy-button';
import { Share2 } from '@shared-kernel/ui/icons';
import { Loaded } from '@shared-kernel/ui/loaded';
import { QrCode } from '@shared-kernel/ui/qr-code';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useBrand } from 'shared-kernel/brand';
import { useTranslation } from 'shared-kernel/i18n';
import { useMemberInfo } from 'shared-kernel/member';
import { isAgent, useSession } from 'shared-kernel/session';
import { share } from '../../shared/share/share.tsx';
import styles from './referral-sheet.module.css';

/** As high as what comes: the code, its picture, the link. */
const CONTENT_PX = 316;
const QR_PX = 160;

interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asked for only where the sheet stands: without a browser there is no origin. */
const ownLink = (code: string): string => referralLink(window.location.origin, code);

const Referral = ({ code }: { readonly code: string }) => {
  const { t } = useTranslation('member');
  const action = useActionTexts();
  const session = useSession();
  const isTeamOwner = session !== null && isAgent(session.type);
  const link = ownLink(code);
  return (
    <>
      <p className={styles.text}>{t(isTeamOwner ? 'referral.toTeam' : 'referral.text')}</p>
      <div className={styles.code}>
        <span className={styles.label}>{t('referral.code')}</span>
        <b className={styles.figures}>{code}</b>
        <CopyButton text={code} label={t('referral.copyCode')} />
      </div>
      <div className={styles.picture}>
        <QrCode value={link} label={action('linkCode')} size={QR_PX} />
      </div>
      <p className={styles.link}>{link.replace(/^https?:\/\//, '')}</p>
    </>
  );
};

const Actions = ({ code }: { readonly code: string }) => {
  const { t } = useTranslation('member');
  const link = ownLink(code);
  const action = useActionTexts();
  const { name } = useBrand();
  return (
    <>
      <Button
        isBlock
        icon={Share2}
        onClick={() => void share({ title: t('referral.shareTitle', { brand: name }), url: link })}
      >
        {t('referral.share')}
      </Button>
      <CopyButton text={link} variant="primary" isBlock>
        {action('copyLink')}
      </CopyButton>
    </>
  );
};

/** The member's own registration link: its code to say, its picture to show, the link to copy or hand to the phone's share sheet. */
export const ReferralSheet = ({ isOpen, onClose }: SheetProps) => {
  const { t } = useTranslation('member');
  const member = useMemberInfo();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('referral.heading')}
      actions={member.data === undefined ? undefined : <Actions code={member.data.id} />}
    >
      <Loaded
        query={member}
        fallback={<Skeleton height={CONTENT_PX} />}
        variant="line"
        errorFallback={{ title: t('profile.failed') }}
      >
        {({ id }) => <Referral code={id} />}
      </Loaded>
    </Sheet>
  );
};
