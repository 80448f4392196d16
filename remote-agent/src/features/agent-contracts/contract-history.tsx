import { CONTRACT_STATUSES, type Contract } from '@shared-kernel/contracts/agent/contracts';
import { Card } from '@shared-kernel/ui/card';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Tag } from '@shared-kernel/ui/tag';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import styles from './agent-contracts.module.css';

const Entry = ({ contract: { status, proposedAt, inForceFrom, proposer, tiers } }: { readonly contract: Contract }) => {
  const { t } = useTranslation('agent');
  const { day, money, number } = useFormat();
  const known = CONTRACT_STATUSES.find((each) => each === status);
  const from = status === 'agreed' && inForceFrom;
  return (
    <Card as="li" isPadded className={styles.part}>
      <p className={styles.head}>
        <Tag tone={status === 'agreed' ? 'ok' : 'plain'}>{known ? t(`contracts.statusOf.${known}`) : status}</Tag>
        <span className={styles.dim}>
          {proposer ?? t('contracts.operator')}
          {proposedAt && ` · ${day(proposedAt)}`}
        </span>
      </p>
      {from && <p className={styles.dim}>{t('contracts.since', { day: day(from) })}</p>}
      <ul className={styles.dim}>
        {tiers.map(({ validBet, activeMembers, rate }) => (
          <li key={`${validBet}/${activeMembers}`}>
            {t('contracts.line', {
              amount: money(validBet),
              count: activeMembers,
              number: number(activeMembers),
              rate,
            })}
          </li>
        ))}
      </ul>
    </Card>
  );
};

/** Contracts that were answered, withdrawn or ran out, the last first. */
export const ContractHistory = ({ history }: { readonly history: readonly Contract[] }) => {
  const { t } = useTranslation('agent');
  return (
    <section>
      <SectionHead tone="quiet" title={t('contracts.history')} />
      <ul className={styles.list}>
        {history.map((contract) => (
          <Entry key={contract.id} contract={contract} />
        ))}
      </ul>
    </section>
  );
};
