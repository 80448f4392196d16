import {
  type Contract,
  type ContractKind,
  getDownlineContracts,
  proposeContract,
  TIERS_MAX,
} from '@shared-kernel/contracts/agent/contracts';
import { type Infer, int, object, safeParse, string } from '@shared-kernel/contracts/schema';
import { readAmount } from '@shared-kernel/forms';
import { Button } from '@shared-kernel/ui/button';
import { TextField } from '@shared-kernel/ui/text-field';
import { showToast } from '@shared-kernel/ui/toast';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApiError } from 'shared-kernel/api';
import { toDecimalAmount } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { ContractFailure, useContractFailed } from './contract-failure.tsx';
import styles from './rates-sheet.module.css';

/** A tier as it is typed. */
interface TypedTier {
  readonly id: number;
  readonly validBet: string;
  readonly activeMembers: string;
  readonly rate: string;
}

/** Minor units, hundredths of a percent; NaN for what is neither, null for nothing. */
const minorIn = (typed: string): number | null => readAmount(typed.replaceAll('%', ''));
const amountIn = (typed: string): string => toDecimalAmount(minorIn(typed) ?? 0);

const FIELDS = ['validBet', 'activeMembers', 'rate'] as const;
type Field = (typeof FIELDS)[number];

const isRead = (tier: TypedTier, name: Field): boolean =>
  name === 'activeMembers' ? /^\d+$/.test(tier[name].trim()) : Number.isInteger(minorIn(tier[name]));

/** The tier of a refused proposal that is above the agent's own, and the agent's own rate there. */
const tooHigh = object({ tier: int(), most: string() });

const tooHighOf = (error: ApiError | null): Infer<typeof tooHigh> | undefined => {
  if (error?.code !== 'contract.range') return undefined;
  const read = safeParse(tooHigh, error.value);
  return read.success ? read.data : undefined;
};

/** Name of a tier's field in the form. */
const inputName = (tier: TypedTier, name: Field): string => `${name}-${tier.id}`;

const focusOn = (field: Element | RadioNodeList | null | undefined): void => {
  if (field instanceof HTMLElement) field.focus();
};

const firstWrong = (tiers: readonly TypedTier[]): string | undefined =>
  tiers.flatMap((tier) => FIELDS.filter((name) => !isRead(tier, name)).map((name) => inputName(tier, name))).at(0);

interface ContractProposalProps {
  /** The agent's own tiers. */
  readonly own: Contract['tiers'];
  readonly userName: string;
  readonly kind: ContractKind;
  /** Asks how things stand: the proposal was refused, or may have arrived all the same. */
  readonly onFailed: () => void;
}

/** New terms, beginning with the agent's own: what may be given at most. */
export const ContractProposal = ({ userName, kind, own, onFailed }: ContractProposalProps) => {
  const { t } = useTranslation('agent');
  const [tiers, setTiers] = useState<readonly TypedTier[]>(() =>
    own.map(({ validBet, activeMembers, rate }, id) => ({ id, validBet, activeMembers: String(activeMembers), rate })),
  );
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error, reset } = useApiMutation(proposeContract, {
    invalidates: [getDownlineContracts],
    onSuccess: () => showToast({ text: t('team.contracts.proposed'), tone: 'ok' }),
    onError: useContractFailed(onFailed),
  });
  const type = (id: number, name: Field, typed: string) =>
    setTiers(tiers.map((tier) => (tier.id === id ? { ...tier, [name]: typed } : tier)));
  const form = useRef<HTMLFormElement>(null);
  const fieldNamed = (name: string) => form.current?.elements.namedItem(name);
  const add = () => {
    const added = { id: Math.max(-1, ...tiers.map(({ id }) => id)) + 1, validBet: '', activeMembers: '', rate: '' };
    flushSync(() => setTiers([...tiers, added]));
    focusOn(fieldNamed(inputName(added, FIELDS[0])));
  };
  const remove = (index: number) => {
    const neighbour = tiers[index === 0 ? 1 : index - 1];
    if (neighbour) focusOn(fieldNamed(inputName(neighbour, FIELDS[0])));
    setTiers(tiers.filter((_, each) => each !== index));
  };
  const above = tooHighOf(error);
  const errorOf = (tier: TypedTier, index: number, name: Field) => {
    if (isChecked && !isRead(tier, name)) return t(`team.contracts.wrong.${name}`);
    return name === 'rate' && above?.tier === index ? t('team.contracts.most', { rate: above.most }) : undefined;
  };
  const send = () =>
    mutate({
      userName,
      kind,
      tiers: tiers.map(({ validBet, activeMembers, rate }) => ({
        validBet: amountIn(validBet),
        activeMembers: Number(activeMembers),
        rate: amountIn(rate),
      })),
    });
  return (
    <form
      ref={form}
      className={styles.rates}
      noValidate
      aria-label={t('team.contracts.propose')}
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = firstWrong(tiers);
        setIsChecked(wrong !== undefined);
        if (wrong === undefined) return send();
        reset();
        focusOn(fieldNamed(wrong));
      }}
    >
      <p>{t('team.contracts.rule')}</p>
      {tiers.map((tier, index) => (
        <fieldset key={tier.id} className={styles.tier} disabled={isPending}>
          <legend>{t('team.contracts.tierNo', { count: index + 1 })}</legend>
          {FIELDS.map((name) => (
            <TextField
              key={name}
              label={t(name === 'rate' ? 'team.contracts.ratePercent' : `team.contracts.${name}`)}
              inputMode={name === 'activeMembers' ? 'numeric' : 'decimal'}
              name={inputName(tier, name)}
              error={errorOf(tier, index, name)}
              value={tier[name]}
              onChange={({ target }) => type(tier.id, name, target.value)}
            />
          ))}
          {tiers.length > 1 && (
            <Button variant="quiet" onClick={() => remove(index)}>
              {t('team.contracts.remove', { count: index + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      {tiers.length < TIERS_MAX && <Button onClick={add}>{t('team.contracts.add')}</Button>}
      <ContractFailure error={error} />
      <Button type="submit" variant="primary" isBlock isBusy={isPending}>
        {t('team.contracts.propose')}
      </Button>
    </form>
  );
};
