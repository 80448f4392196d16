import {
  type Contract,
  type ContractKind,
  getDownlineContracts,
  proposeContract,
  TIERS_MAX,
} from '@shared-kernel/contracts/agent/contracts';
import { Button } from '@shared-kernel/ui/button';
import { TextField } from '@shared-kernel/ui/text-field';
import { showToast } from '@shared-kernel/ui/toast';
import { useState } from 'react';
import { toDecimalAmount } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { ContractFailure } from './contract-failure.tsx';
import styles from './rates-sheet.module.css';

const CENTAVOS = 100;

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

interface ContractProposalProps {
  /** The agent's own tiers. */
  readonly own: Contract['tiers'];
  readonly userName: string;
  readonly kind: ContractKind;
}

/** New terms, beginning with the agent's own: what may be given at most. */
export const ContractProposal = ({ userName, kind, own }: ContractProposalProps) => {
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
      <ContractFailure code={error?.code} />
      <Button type="submit" variant="primary" isBlock isBusy={isPending} disabled={!tiers.every(isRead)}>
        {t('team.contracts.propose')}
      </Button>
    </form>
  );
};
