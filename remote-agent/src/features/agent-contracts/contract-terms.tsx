import type { Contract } from '@shared-kernel/contracts/agent/contracts';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { TierTable } from '../../shared/tier-table/tier-table.tsx';
import { rateAt } from './contract-rate.ts';

interface ContractTermsProps {
  readonly label: string;
  readonly tiers: Contract['tiers'];
  /** What it would take the place of: its rates stand beside the new ones. */
  readonly before?: Contract | undefined;
}

/** A contract's tiers: what each asks for and pays, and what the old contract pays for the same. */
export const ContractTerms = ({ label, tiers, before }: ContractTermsProps) => {
  const { t } = useTranslation('agent');
  const { money, number } = useFormat();
  const percent = (rate: string) => t('contracts.percent', { rate });
  const columns = [t('contracts.validBet'), t('contracts.activeMembers')];
  return (
    <TierTable
      label={label}
      nameOfTiers={t('contracts.tier')}
      columns={[...columns, ...(before ? [t('contracts.rateNow')] : []), t('contracts.rate')]}
      tiers={tiers.map((tier, index) => ({
        id: String(index),
        name: t('contracts.tierNo', { count: index + 1 }),
        cells: [
          money(tier.validBet),
          number(tier.activeMembers),
          ...(before ? [percent(rateAt(before.tiers, tier))] : []),
          percent(tier.rate),
        ],
      }))}
    />
  );
};
