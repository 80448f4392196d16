import type { ContractKind, ContractTier } from '@shared-kernel/contracts/agent/contracts';
import { readAmount } from '@shared-kernel/forms/read-amount';
import { Card } from '@shared-kernel/ui/card';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { TextField } from '@shared-kernel/ui/text-field';
import { useState } from 'react';
import { toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import styles from './agent-contracts.module.css';
import { payOf, rateAt } from './contract-rate.ts';

/** What was typed, as an amount of the wire; nothing readable counts as nothing. */
const amountIn = (typed: string): string => toDecimalAmount(readAmount(typed) || 0);

/** As a contract counts them: what is no whole number counts as none. */
const countIn = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : 0);

interface PayCalculatorProps {
  readonly kind: ContractKind;
  /** By their names: the new contract, the one in force. */
  readonly terms: readonly { readonly name: string; readonly tiers: readonly ContractTier[] }[];
}

/** What a period would pay, of figures that the member types. */
export const PayCalculator = ({ kind, terms }: PayCalculatorProps) => {
  const { t } = useTranslation('agent');
  const { money } = useFormat();
  const [validBet, setValidBet] = useState('');
  const [active, setActive] = useState('');
  const [profit, setProfit] = useState('');
  const reached = { validBet: amountIn(validBet), activeMembers: countIn(active) };
  const base = kind === 'dividend' ? amountIn(profit) : reached.validBet;
  return (
    <Card as="section" isPadded className={styles.part}>
      <SectionHead tone="quiet" title={t('contracts.calculator')} />
      <TextField
        label={t(`contracts.betsOf.${kind}`)}
        inputMode="decimal"
        value={validBet}
        onChange={({ target }) => setValidBet(target.value)}
      />
      <TextField
        label={t('contracts.activeCount')}
        inputMode="numeric"
        value={active}
        onChange={({ target }) => setActive(target.value)}
      />
      {kind === 'dividend' && (
        <TextField
          label={t('contracts.profit')}
          inputMode="decimal"
          value={profit}
          onChange={({ target }) => setProfit(target.value)}
        />
      )}
      <dl className={styles.facts} aria-live="polite">
        {terms.map(({ name, tiers }) => {
          const rate = rateAt(tiers, reached);
          return (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{t('contracts.pays', { amount: money(payOf(base, rate)), rate })}</dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
};
