import { Card } from '@shared-kernel/ui/card';
import { CopyButton } from '@shared-kernel/ui/copy-button';
import { Countdown } from '@shared-kernel/ui/countdown';
import { ExternalLink } from '@shared-kernel/ui/icons';
import { OutsideButton } from '@shared-kernel/ui/link-button';
import { MoneyFit } from '@shared-kernel/ui/money';
import { Note } from '@shared-kernel/ui/note';
import { QrCode } from '@shared-kernel/ui/qr-code';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { targetOfLink } from 'shared-kernel/links';
import type { Deposit } from './api/calls.ts';
import styles from './deposit.module.css';

interface PayLineProps {
  readonly name: string;
  readonly value: string;
}

const PayLine = ({ name, value }: PayLineProps) => {
  const { t } = useTranslation('member');
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        <CopyButton text={value} label={t('deposit.copy', { what: name })} />
      </dd>
    </div>
  );
};

/** The provider's page to pay on. Where there is no other way to pay, what is said until there is one. */
const PayPage = ({ deposit: { pay, method, channelName } }: { readonly deposit: Deposit }) => {
  const { t } = useTranslation('member');
  const target = targetOfLink(pay?.url ?? '');
  if (target.kind === 'outside')
    return (
      <OutsideButton href={target.href} variant="primary" isBlock icon={ExternalLink}>
        {t('deposit.payAt', { channel: channelName })}
      </OutsideButton>
    );
  return method === 'GATEWAY' ? <Note>{t('deposit.pageComing')}</Note> : null;
};

interface PayCardProps {
  readonly deposit: Deposit;
  /** The time is over. */
  readonly onOver: () => void;
}

/** How much by when, and where to: a code to scan, and the same to be typed. */
export const PayCard = ({ deposit, onOver }: PayCardProps) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const { amount, dueAt, pay, orderNo } = deposit;
  return (
    <>
      <Card as="section" isPadded aria-label={t('deposit.payCard')}>
        <div className={styles.apart}>
          <div>
            <p className={styles.dim}>{t('deposit.exactly')}</p>
            <div className={styles.line}>
              <MoneyFit amount={amount} size={5} />
              <CopyButton text={amount} label={t('deposit.copy', { what: t('deposit.amount') })} />
            </div>
          </div>
          {dueAt !== undefined && (
            <div className={styles.end}>
              <p className={styles.dim}>{t('deposit.timeLeft')}</p>
              <span className={styles.clock}>
                <Countdown until={dueAt} label={t('deposit.timeLeft')} onOver={onOver} />
              </span>
            </div>
          )}
        </div>
        {parseAmount(deposit.fee) > 0 && (
          <p className={styles.dim}>{t('deposit.feeOfIt', { fee: money(deposit.fee) })}</p>
        )}
        {pay?.qrPayload !== undefined && (
          <div className={styles.code}>
            <QrCode value={pay.qrPayload} label={t('deposit.code')} />
            <p className={styles.dim}>{t('deposit.scan')}</p>
          </div>
        )}
        <div className={styles.page}>
          <PayPage deposit={deposit} />
        </div>
        <dl className={styles.lines}>
          {pay?.accountName !== undefined && <PayLine name={t('deposit.accountName')} value={pay.accountName} />}
          {pay?.accountNumber !== undefined && <PayLine name={t('deposit.accountNumber')} value={pay.accountNumber} />}
          <PayLine name={t('deposit.reference')} value={pay?.reference ?? orderNo} />
        </dl>
      </Card>
      {deposit.method !== 'GATEWAY' && <Note>{t('deposit.referenceNote')}</Note>}
    </>
  );
};
