import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Money } from '@shared-kernel/ui/money';
import { SectionHead } from '@shared-kernel/ui/section-head';
import type { ReactNode } from 'react';
import { useFormat } from 'shared-kernel/format';

interface RecentTransfersProps {
  readonly label: string;
  readonly transfers: readonly { readonly transferNo: string; readonly amount: string; readonly at: string }[];
  /** Below the list: where the others are. */
  readonly children?: ReactNode;
}

/** What was sent last; nothing before the first transfer. */
export const RecentTransfers = ({ label, transfers, children }: RecentTransfersProps) => {
  const { minute } = useFormat();
  if (transfers.length === 0) return null;
  return (
    <section>
      <SectionHead title={label} />
      <RowList label={label}>
        {transfers.map(({ transferNo, amount, at }) => (
          <ListRow
            key={transferNo}
            title={minute(at)}
            sub={transferNo}
            trailing={<Money amount={amount} size={2} tone="plain" />}
          />
        ))}
      </RowList>
      {children}
    </section>
  );
};
