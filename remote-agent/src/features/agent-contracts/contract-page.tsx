import type {
  Contract,
  ContractKind,
  ContractState,
  getSalaryContract,
} from '@shared-kernel/contracts/agent/contracts';
import { Card } from '@shared-kernel/ui/card';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { useApi } from 'shared-kernel/query';
import styles from './agent-contracts.module.css';
import { type SendAnswer, useHasContracts } from './contract-calls.ts';
import { ContractHistory } from './contract-history.tsx';
import { ContractRequest } from './contract-request.tsx';
import { ContractTerms } from './contract-terms.tsx';
import { PayCalculator } from './pay-calculator.tsx';
import { PaymentsInReview } from './payments-in-review.tsx';

interface ContractPageProps {
  readonly kind: ContractKind;
  readonly query: ReturnType<typeof useApi<typeof getSalaryContract>>;
  readonly send: SendAnswer;
}

/** A contract that was agreed to: now or from a day on. */
const Agreed = ({ contract, label }: { readonly contract: Contract; readonly label: string }) => {
  const { t } = useTranslation('agent');
  const { day } = useFormat();
  return (
    <Card as="section" isPadded className={styles.part} aria-label={label}>
      <ContractTerms label={label} tiers={contract.tiers} />
      {contract.inForceFrom !== undefined && (
        <p className={styles.dim}>{t('contracts.since', { day: day(contract.inForceFrom) })}</p>
      )}
    </Card>
  );
};

const Contracts = ({
  kind,
  state,
  send,
  onFailed,
}: Omit<ContractPageProps, 'query'> & {
  readonly state: ContractState;
  readonly onFailed: () => void;
}) => {
  const { t } = useTranslation('agent');
  const { money } = useFormat();
  const { request, inForce, next, history, inReview = [], activeValidBet } = state;
  const shown = [
    { name: t('contracts.request'), contract: request },
    { name: t('contracts.inForce'), contract: inForce },
    { name: t('contracts.next'), contract: next },
  ];
  const terms = shown.flatMap(({ name, contract }) => (contract ? [{ name, tiers: contract.tiers }] : []));
  return (
    <Column>
      {request && <ContractRequest kind={kind} request={request} inForce={inForce} send={send} onFailed={onFailed} />}
      {terms.length === 0 && <EmptyState title={t('contracts.none')} text={t('contracts.noneText')} />}
      {inReview.length > 0 && <PaymentsInReview kind={kind} payments={inReview} />}
      {next && <Agreed contract={next} label={t('contracts.next')} />}
      {inForce && <Agreed contract={inForce} label={t('contracts.inForce')} />}
      {!request && terms.length > 0 && <p className={styles.dim}>{t('contracts.none')}</p>}
      <Note>
        <p>{t(`contracts.ruleOf.${kind}`)}</p>
        {activeValidBet !== undefined && <p>{t('contracts.active', { amount: money(activeValidBet) })}</p>}
      </Note>
      {terms.length > 0 && <PayCalculator kind={kind} terms={terms} />}
      {history.length > 0 && <ContractHistory history={history} />}
    </Column>
  );
};

const PAGE_PX = 360;

/** A member's contract of one kind (accounts §2): the one that waits for an answer, the one in force, and those before. */
export const ContractPage = ({ kind, query, send }: ContractPageProps) => {
  const { t } = useTranslation('agent');
  if (!useHasContracts()) return <EmptyState title={t('contracts.notForYou')} />;
  return (
    <Loaded
      query={query}
      fallback={
        <Column>
          <Skeleton height={PAGE_PX} radius="3" />
        </Column>
      }
      variant="page"
      errorFallback={{ title: t('contracts.failed'), text: t('contracts.failedText') }}
    >
      {(state) => <Contracts kind={kind} state={state} send={send} onFailed={() => void query.refetch()} />}
    </Loaded>
  );
};
