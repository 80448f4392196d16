import {
  CONTRACT_KINDS,
  type Contract,
  type ContractKind,
  getDownlineContracts,
  withdrawContract,
} from '@shared-kernel/contracts/agent/contracts';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { Button } from '@shared-kernel/ui/button';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { Segments } from '@shared-kernel/ui/segments';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { showToast } from '@shared-kernel/ui/toast';
import { useState } from 'react';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useApi, useApiMutation } from 'shared-kernel/query';
import { ContractFailure, useContractFailed } from './contract-failure.tsx';
import { ContractProposal } from './contract-proposal.tsx';
import styles from './rates-sheet.module.css';

type Standing = ValueOf<typeof getDownlineContracts>['list'][number];
type Tiers = Contract['tiers'];

const CONTRACTS_PX = 320;

const TierLines = ({ tiers }: { readonly tiers: Tiers }) => {
  const { t } = useTranslation('agent');
  const { money, number } = useFormat();
  return (
    <ul>
      {tiers.map(({ validBet, activeMembers, rate }) => (
        <li key={`${validBet}/${activeMembers}`}>
          {t('team.contracts.line', {
            amount: money(validBet),
            count: activeMembers,
            number: number(activeMembers),
            rate,
          })}
        </li>
      ))}
    </ul>
  );
};

const GONE: readonly string[] = ['contract.gone', 'contract.answered'];

/** What waits for the member's answer, to be taken back. One that waits no longer goes away with its button: a toast says why. */
const Waiting = ({ request, onFailed }: { readonly request: Contract; readonly onFailed: () => void }) => {
  const { t } = useTranslation('agent');
  const failed = useContractFailed(onFailed);
  const { mutate, isPending, error } = useApiMutation(withdrawContract, {
    invalidates: [getDownlineContracts],
    onSuccess: () => showToast({ text: t('team.contracts.withdrawn'), tone: 'ok' }),
    onError: (failure) => {
      if (!GONE.includes(failure.code)) return failed(failure);
      showToast({ text: t('team.contracts.gone'), tone: 'bad' });
      onFailed();
    },
  });
  return (
    <>
      <p>{t('team.contracts.waits')}</p>
      <TierLines tiers={request.tiers} />
      <ContractFailure error={error} />
      <Button isBlock isBusy={isPending} onClick={() => mutate({ contractId: request.id })}>
        {t('team.contracts.withdraw')}
      </Button>
    </>
  );
};

interface ContractsProps {
  readonly userName: string;
  readonly standing: Standing | undefined;
  readonly kind: ContractKind;
  /** Asks how things stand. */
  readonly onFailed: () => void;
}

const OfKind = ({ userName, standing, kind, onFailed }: ContractsProps) => {
  const { t } = useTranslation('agent');
  if (standing === undefined) return null;
  const { own, request, inForce, next } = standing;
  const agreed = next ?? inForce;
  return (
    <>
      {agreed && (
        <section>
          <h3>{t(next ? 'team.contracts.next' : 'team.contracts.inForce')}</h3>
          <TierLines tiers={agreed.tiers} />
        </section>
      )}
      {request && <Waiting request={request} onFailed={onFailed} />}
      {!request && own.length === 0 && <Note>{t('team.contracts.noOwn')}</Note>}
      {!request && own.length > 0 && <ContractProposal userName={userName} kind={kind} own={own} onFailed={onFailed} />}
    </>
  );
};

const Contracts = ({ userName }: { readonly userName: string }) => {
  const { t } = useTranslation('agent');
  const [kind, setKind] = useState<ContractKind>('salary');
  const contracts = useApi(getDownlineContracts, { userName }, { staleTime: 0 });
  return (
    <div className={styles.rates}>
      <Segments
        label={t('team.contracts.kind')}
        segments={CONTRACT_KINDS.map((value) => ({ value, label: t(`team.contracts.kindOf.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Loaded
        query={contracts}
        fallback={<Skeleton height={CONTRACTS_PX} />}
        errorFallback={{ title: t('team.contracts.failed') }}
        missing={<EmptyState title={t('team.notDirect')} />}
      >
        {({ list }) => (
          <OfKind
            key={kind}
            userName={userName}
            kind={kind}
            standing={list.find((each) => each.kind === kind)}
            onFailed={() => void contracts.refetch()}
          />
        )}
      </Loaded>
    </div>
  );
};

interface ContractSheetProps {
  /** Null while no member's are open. */
  readonly userName: string | null;
  readonly onClose: () => void;
}

/** Contracts of a direct member: what is in force, what waits, and new terms within the agent's own. */
export const ContractSheet = ({ userName, onClose }: ContractSheetProps) => {
  const { t } = useTranslation('agent');
  return (
    <Sheet
      isOpen={userName !== null}
      onClose={onClose}
      title={userName === null ? '' : t('team.contracts.of', { name: userName })}
    >
      {userName !== null && <Contracts userName={userName} />}
    </Sheet>
  );
};
