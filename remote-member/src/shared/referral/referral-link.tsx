import { referralLink } from '@shared-kernel/contracts/system/paths';
import { useActionTexts } from '@shared-kernel/ui/action-texts';
import { Button } from '@shared-kernel/ui/button';
import { CopyButton } from '@shared-kernel/ui/copy-button';
import { Share2 } from '@shared-kernel/ui/icons';
import { QrCode } from '@shared-kernel/ui/qr-code';
import { useBrand } from 'shared-kernel/brand';
import { useTranslation } from 'shared-kernel/i18n';
import { isAgent, useSession } from 'shared-kernel/session';
import { share } from '../share/share.tsx';
import styles from './referral-link.module.css';

/** Height of a `ReferralLink`, for its skeleton. */
export const REFERRAL_LINK_PX = 316;
const QR_PX = 160;

interface ReferralProps {
  /** The member's number. */
  readonly code: string;
}

/** Asked for only where it is shown: without a browser there is no origin. */
const ownLink = (code: string): string => referralLink(window.location.origin, code);

/** A member's own registration link: its code to say, its picture to show, the link to read. */
export const ReferralLink = ({ code }: ReferralProps) => {
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
      <div className={styles.picture} data-testid="own-link">
        <QrCode value={link} label={action('linkCode')} size={QR_PX} />
      </div>
      <p className={styles.link} data-testid="own-link">
        {link.replace(/^https?:\/\//, '')}
      </p>
    </>
  );
};

/** The link to hand to the phone's share sheet, or to copy. */
export const ReferralActions = ({ code }: ReferralProps) => {
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
