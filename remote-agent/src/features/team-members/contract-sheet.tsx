import {
  CONTRACT_KINDS,
  type Contract,
  type ContractKind,
  getDownlineContracts,
  proposeContract,
  TIERS_MAX,
  withdrawContract,
} from '@shared-kernel/contracts/agent/contracts';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { Button } from '@shared-kernel/ui/button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { Segments } from '@shared-kernel/ui/segments';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { TextField } from '@shared-kernel/ui/text-field';
import { showToast } from '@shared-kernel/ui/toast';
import { useState } from 'react';
import { toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useApi, useApiMutation } from 'shared-kernel/query';
import styles from './rates-sheet.module.css';

type Standing = ValueOf<typeof getDownlineContracts>['list'][number];
type Tiers = Contract['tiers'];

const CONTRACTS_PX = 320;
const CENTAVOS = 100;

const REFUSALS = {
  'contract.tiers': 'team.contracts.tiersWrong',
  'contract.range': 'team.contracts.range',
  'contract.pending': 'team.contracts.pending',
  'contract.member': 'team.contracts.noContracts',
  'contract.gone': 'team.contracts.gone',
  'contract.answered': 'team.contracts.gone',
} as const;

const isRefusal = (code: string): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code);

const Failure = ({ code }: { readonly code: string | undefined }) => {
  const { t } = useTranslation('agent');
  return code === undefined ? null : (
    <Note tone="bad">{t(isRefusal(code) ? REFUSALS[code] : 'team.contracts.notSent')}</Note>
  );
};

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

/** What waits for the member's answer, to be taken back. */
const Waiting = ({ request, onDone }: { readonly request: Contract; readonly onDone: () => void }) => {
  const { t } = useTranslation('agent');
  const { mutate, isPending, error } = useApiMutation(withdrawContract, {
    invalidates: [getDownlineContracts],
    onSuccess: () => showToast({ text: t('team.contracts.withdrawn'), tone: 'ok' }),
    onError: onDone,
  });
  return (
    <>
      <p>{t('team.contracts.waits')}</p>
      <TierLines tiers={request.tiers} />
      <Failure code={error?.code} />
      <Button isBlock isBusy={isPending} onClick={() => mutate({ contractId: request.id })}>
        {t('team.contracts.withdraw')}
      </Button>
    </>
  );
};

/** A tier as it is typed. */
interface TypedTier {
  readonly id: number;
  readonly validBet: string;
  readonly activeMembers: string;
  readonly rate: string;
}

const numberIn = (typed: string): number => Number(typed.replaceAll(/[,₱%\s]/g, ''));
const amountIn = (typed: string): string => toDecimalAmount(Math.round(numberIn(typed) * CENTAVOS));
const isRead = ({ validBet, activeMembers, rate }: TypedTier): boolean =>
  [validBet, activeMembers, rate].every((typed) => typed.trim() !== '' && numberIn(typed) >= 0) &&
  Number.isInteger(numberIn(activeMembers));

interface ProposalProps extends Pick<Standing, 'own'> {
  readonly userName: string;
  readonly kind: ContractKind;
}

/** New terms, beginning with the agent's own: what may be given at most. */
const Proposal = ({ userName, kind, own }: ProposalProps) => {
  const { t } = useTranslation('agent');
  const [tiers, setTiers] = useState<readonly TypedTier[]>(() =>
    own.map(({ validBet, activeMembers, rate }, id) => ({ id, validBet, activeMembers: String(activeMembers), rate })),
  );
  const { mutate, isPending, error } = useApiMutation(proposeContract, {
    invalidates: [getDownlineContracts],
    onSuccess: () => showToast({ text: t('team.contracts.proposed'), tone: 'ok' }),
  });
  const type = (id: number, name: keyof Omit<TypedTier, 'id'>, typed: string) =>
    setTiers(tiers.map((tier) => (tier.id === id ? { ...tier, [name]: typed } : tier)));
  const add = () =>
    setTiers([
      ...tiers,
      { id: Math.max(-1, ...tiers.map(({ id }) => id)) + 1, validBet: '', activeMembers: '', rate: '' },
    ]);
  const send = () =>
    mutate({
      userName,
      kind,
      tiers: tiers.map(({ validBet, activeMembers, rate }) => ({
        validBet: amountIn(validBet),
        activeMembers: numberIn(activeMembers),
        rate: amountIn(rate),
      })),
    });
  return (
    <form
      className={styles.rates}
      aria-label={t('team.contracts.propose')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p>{t('team.contracts.rule')}</p>
      {tiers.map((tier, index) => (
        <fieldset key={tier.id} className={styles.tier} disabled={isPending}>
          <legend>{t('team.contracts.tierNo', { count: index + 1 })}</legend>
          {(['validBet', 'activeMembers', 'rate'] as const).map((name) => (
            <TextField
              key={name}
              label={t(name === 'rate' ? 'team.contracts.ratePercent' : `team.contracts.${name}`)}
              inputMode={name === 'activeMembers' ? 'numeric' : 'decimal'}
              value={tier[name]}
              onChange={({ target }) => type(tier.id, name, target.value)}
            />
          ))}
          {tiers.length > 1 && (
            <Button variant="quiet" onClick={() => setTiers(tiers.filter(({ id }) => id !== tier.id))}>
              {t('team.contracts.remove', { count: index + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      {tiers.length < TIERS_MAX && <Button onClick={add}>{t('team.contracts.add')}</Button>}
      <Failure code={error?.code} />
      <Button type="submit" variant="primary" isBlock isBusy={isPending} disabled={!tiers.every(isRead)}>
        {t('team.contracts.propose')}
      </Button>
    </form>
  );
};

interface ContractsProps {
  readonly userName: string;
  readonly standing: Standing | undefined;
  readonly kind: ContractKind;
  readonly onDone: () => void;
}

const OfKind = ({ userName, standing, kind, onDone }: ContractsProps) => {
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
      {request && <Waiting request={request} onDone={onDone} />}
      {!request && own.length === 0 && <Note>{t('team.contracts.noOwn')}</Note>}
      {!request && own.length > 0 && <Proposal userName={userName} kind={kind} own={own} />}
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
      >
        {({ list }) => (
          <OfKind
            key={kind}
            userName={userName}
            kind={kind}
            standing={list.find((each) => each.kind === kind)}
            onDone={() => void contracts.refetch()}
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
