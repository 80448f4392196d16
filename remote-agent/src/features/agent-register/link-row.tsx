import { affiliateLink } from '@shared-kernel/contracts/system/paths';
import { useActionTexts } from '@shared-kernel/ui/action-texts';
import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { confirm } from '@shared-kernel/ui/confirm';
import { CopyButton } from '@shared-kernel/ui/copy-button';
import { QrCode } from '@shared-kernel/ui/qr-code';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Tag } from '@shared-kernel/ui/tag';
import { VisuallyHidden } from '@shared-kernel/ui/visually-hidden';
import { useState } from 'react';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useRatesLine } from '../../shared/rates/rates-texts.ts';
import styles from './agent-register.module.css';
import { type AffiliateLink, useDeleteLink } from './link-calls.ts';

/** Asked for only where the page stands: without a browser there is no origin. */
const addressOf = ({ code }: AffiliateLink): string =>
  affiliateLink(window.location.origin, code, window.location.hostname);

const useDelete = ({ code }: AffiliateLink) => {
  const { t } = useTranslation('agent');
  const action = useActionTexts();
  const { mutateAsync } = useDeleteLink();
  return () =>
    void confirm({
      title: t('agentRegister.deleteAsk'),
      text: t('agentRegister.deleteText'),
      action: t('agentRegister.delete'),
      cancel: action('cancel'),
      tone: 'danger',
      run: () => mutateAsync({ code }),
      failed: () => action('notDone'),
    });
};

/** One link: what it opens, how often it did, until when; to copy, to show and to delete. */
export const LinkRow = ({ link }: { readonly link: AffiliateLink }) => {
  const { t } = useTranslation('agent');
  const action = useActionTexts();
  const { day, minute } = useFormat();
  const [isShown, setShown] = useState(false);
  const remove = useDelete(link);
  const lineOf = useRatesLine();
  const { code, kind, uses, createdAt, expiresAt, rates } = link;
  const address = addressOf(link);
  return (
    <Card as="li" isPadded className={styles.link}>
      <p className={styles.head}>
        <b className={styles.code}>{code}</b>
        <Tag tone={kind === 'agent' ? 'info' : 'plain'}>
          {t(`agentRegister.kind.${kind === 'agent' ? 'agent' : 'player'}`)}
        </Tag>
      </p>
      <p className={styles.dim}>
        {t('agentRegister.uses', { count: uses })} · {t('agentRegister.made', { day: day(createdAt) })} ·{' '}
        {expiresAt === undefined ? t('agentRegister.endless') : t('agentRegister.until', { when: minute(expiresAt) })}
      </p>
      <p className={styles.dim}>{lineOf(rates)}</p>
      <p className={styles.address}>{address}</p>
      <div className={styles.actions}>
        <CopyButton text={address} variant="secondary">
          {action('copyLink')} <VisuallyHidden>{code}</VisuallyHidden>
        </CopyButton>
        <Button onClick={() => setShown(true)}>
          {t('agentRegister.show')} <VisuallyHidden>{code}</VisuallyHidden>
        </Button>
        <Button variant="quiet" onClick={remove}>
          {t('agentRegister.delete')} <VisuallyHidden>{code}</VisuallyHidden>
        </Button>
      </div>
      <Sheet isOpen={isShown} onClose={() => setShown(false)} title={code}>
        <div className={styles.picture}>
          <QrCode value={address} label={action('linkCode')} />
        </div>
        <p className={styles.address}>{address}</p>
      </Sheet>
    </Card>
  );
};
