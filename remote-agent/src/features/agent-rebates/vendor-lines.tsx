import type { getAgentRebates } from '@shared-kernel/contracts/agent/rebates';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { Figure, useNames, vendorChoice } from '@shared-kernel/records';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useSpread } from './rebate-list.ts';
import styles from './vendor-lines.module.css';

type Vendor = NonNullable<ValueOf<typeof getAgentRebates>['list'][number]['vendors']>[number];

interface VendorLinesProps {
  readonly vendors: readonly Vendor[];
  /** The agent's own, in percent. */
  readonly rate: string;
}

/** What a category's rebate is made of, vendor by vendor: own bets and the team's, each by its rate. */
export const VendorLines = ({ vendors, rate }: VendorLinesProps) => {
  const { t } = useTranslation('agent');
  const { money } = useFormat();
  const { nameOf } = useNames(vendorChoice);
  const spreadOf = useSpread();
  return (
    <ul className={styles.vendors}>
      {vendors.map((vendor) => {
        const parts = [
          { name: 'ownBet', bet: vendor.ownBet, by: t('agentRebates.percent', { rate }), amount: vendor.ownAmount },
          { name: 'teamBet', bet: vendor.teamBet, by: spreadOf(vendor), amount: vendor.teamAmount },
        ] as const;
        return (
          <li key={vendor.vassalage}>
            <p className={styles.vendor}>{nameOf(vendor.vassalage)}</p>
            <dl>
              {parts
                .filter(({ bet }) => parseAmount(bet) !== 0)
                .map(({ name, bet, by, amount }) => (
                  <div key={name} className={styles.line}>
                    <dt>{t('agentRebates.part', { name: t(`agentRebates.${name}`), bet: money(bet), by })}</dt>
                    <dd>
                      <Figure amount={amount} />
                    </dd>
                  </div>
                ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
};
