// biome-ignore-all lint/a11y/noRedundantRoles: a browser forgets a table's roles where it is drawn as cards.

import { Tag } from '@shared-kernel/ui/tag';
import type { ReactNode } from 'react';
import styles from './tier-table.module.css';

export interface Tier {
  readonly id: string;
  /** `Gold`, `Level 3`. */
  readonly name: string;
  /** One for each column, in the columns' order: a threshold, a rate. */
  readonly cells: readonly ReactNode[];
}

interface TierTableProps {
  /** What the tiers are of, above the table and as its name: `Club levels`. */
  readonly label: string;
  /** What a tier's name is: `Level`. */
  readonly nameOfTiers: string;
  readonly columns: readonly string[];
  /** Lowest first. */
  readonly tiers: readonly Tier[];
  /** The player's own tier, by id, and how it is marked: `Your level`. */
  readonly own?: { readonly id: string; readonly mark: string };
  /** Under the table: what counts, and since when. */
  readonly note?: ReactNode;
}

const Row = ({
  tier,
  columns,
  mark,
}: { readonly tier: Tier; readonly mark: string | undefined } & Pick<TierTableProps, 'columns'>) => (
  <tr role="row" className={styles.tier} aria-current={mark === undefined ? undefined : 'true'}>
    <th role="rowheader" scope="row" className={styles.name}>
      <span className={styles.names}>
        {tier.name}
        {mark !== undefined && <Tag tone="info">{mark}</Tag>}
      </span>
    </th>
    {columns.map((column, index) => (
      <td key={column} role="cell" data-column={column}>
        {tier.cells[index]}
      </td>
    ))}
  </tr>
);

/**
 * Levels or a contract's tiers: what each asks for and what it gives, the player's own marked. Where there is no room for its
 * columns each tier is a card of its own.
 */
export const TierTable = ({ label, nameOfTiers, columns, tiers, own, note }: TierTableProps) => (
  <div className={styles.place} data-wide={columns.length > 2 || undefined}>
    <table role="table" className={styles.table}>
      <caption className={styles.caption}>{label}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {[nameOfTiers, ...columns].map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.tiers}>
        {tiers.map((tier) => (
          <Row key={tier.id} tier={tier} columns={columns} mark={tier.id === own?.id ? own.mark : undefined} />
        ))}
      </tbody>
    </table>
    {note !== undefined && <p className={styles.note}>{note}</p>}
  </div>
);
