import { TRANSFER_MEMBERS_MAX } from '@shared-kernel/contracts/agent/transfers';
import { paths } from '@shared-kernel/contracts/system/paths';
import { PaymentPasswordRequired } from '@shared-kernel/forms/payment';
import { FundsCard, RecentTransfers } from '@shared-kernel/forms/transfer';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { IconButton } from '@shared-kernel/ui/icon-button';
import { X } from '@shared-kernel/ui/icons';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useSearchParams } from 'shared-kernel/router';
import { RECEIVERS } from '../../paths.ts';
import { type Transferable, useTransferable } from './api/transfer-calls.ts';
import styles from './team-transfer.module.css';
import { TransferForm } from './transfer-form.tsx';

/** The names in an address, each once: in any case they are the same. */
const namesIn = (list: string): readonly string[] => [
  ...new Set(
    list
      .toLowerCase()
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/** Who gets it: the address says so, and changes when one of them is taken out. */
const useReceivers = () => {
  const [query, setQuery] = useSearchParams();
  const userNames = namesIn(query.get(RECEIVERS) ?? '').slice(0, TRANSFER_MEMBERS_MAX);
  const remove = (userName: string) =>
    setQuery({ [RECEIVERS]: userNames.filter((other) => other !== userName).join(',') }, { replace: true });
  return { userNames, remove };
};

/** What may go now, and what turnover holds of the rest. */
const Funds = ({ funds: { withdrawable, balance, locked } }: { readonly funds: Transferable }) => {
  const { t } = useTranslation('agent');
  const { money } = useFormat();
  return (
    <FundsCard label={t('teamTransfer.can')} amount={withdrawable}>
      <p className={styles.quiet}>
        {t('teamTransfer.balance', { balance: money(balance) })}
        {parseAmount(locked) > 0 && <> · {t('teamTransfer.locked', { locked: money(locked) })}</>}
      </p>
    </FundsCard>
  );
};

const Receivers = ({ userNames, remove }: ReturnType<typeof useReceivers>) => {
  const { t } = useTranslation('agent');
  if (userNames.length === 0) return <EmptyState title={t('teamTransfer.none')} text={t('teamTransfer.noneText')} />;
  return (
    <section>
      <SectionHead tone="quiet" title={t('teamTransfer.to', { count: userNames.length })} />
      <ul className={styles.receivers}>
        {userNames.map((userName) => (
          <li key={userName}>
            <span>{userName}</span>
            <IconButton
              icon={X}
              label={t('teamTransfer.remove', { name: userName })}
              onClick={() => remove(userName)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

const WAIT_PX = 380;

/** Money to direct members of the agent's team: to whom, how much to each, and what was sent last. */
export const Page = () => {
  const { t } = useTranslation('agent');
  const receivers = useReceivers();
  return (
    <Column>
      <Loaded
        query={useTransferable()}
        fallback={<Skeleton height={WAIT_PX} />}
        variant="page"
        errorFallback={{ title: t('teamTransfer.failed'), text: t('teamTransfer.failedText') }}
      >
        {(funds) => (
          <>
            <Funds funds={funds} />
            <Receivers {...receivers} />
            <PaymentPasswordRequired>
              {(lockedUntil) => (
                <TransferForm funds={funds} userNames={receivers.userNames} lockedUntil={lockedUntil} />
              )}
            </PaymentPasswordRequired>
            <LinkButton to={paths.team} variant="quiet" isBlock>
              {t('teamTransfer.choose')}
            </LinkButton>
            <RecentTransfers label={t('teamTransfer.recent')} transfers={funds.recent} />
          </>
        )}
      </Loaded>
    </Column>
  );
};
