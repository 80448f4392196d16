import { emsOf, NumberFit } from '@shared-kernel/ui/fit-line';
import { MoneyFit } from '@shared-kernel/ui/money';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import type { CSSProperties } from 'react';
import { useFormat } from 'shared-kernel/format';
import { Outcome } from './outcome.tsx';
import type { Total } from './record-answer.ts';
import { useRecordTexts } from './record-texts.ts';
import styles from './records.module.css';

interface TotalsBarProps<Footer> {
  readonly totals: readonly Total<Footer>[];
  /** Undefined until it is there. */
  readonly footer: Footer | undefined;
}

const Sum = ({ kind = 'amount', value }: { readonly kind: Total<never>['kind']; readonly value: string }) => {
  if (kind === 'count') return <NumberFit value={Number(value)} size={3} isTappable />;
  return kind === 'outcome' ? (
    <Outcome amount={value} isTappable />
  ) : (
    <MoneyFit amount={value} tone="plain" isTappable />
  );
};

interface Widths extends CSSProperties {
  /** Of the widest sum, in em. */
  readonly '--ems': string;
  readonly '--count': number;
  /** Of the line, where not all sums fit beside each other. */
  readonly '--share': string;
}

const TWO_AND_TWO = 4;
/** As wide as a sum of seven figures, until it is there; where there are four, they are a team's, and of nine. */
const usualEms = (count: number): number => (count === TWO_AND_TWO ? 7 : 5.5);

const useWidths = <Footer,>({ totals, footer }: TotalsBarProps<Footer>): Widths => {
  const format = useFormat();
  const emsIn =
    (sums: Footer) =>
    ({ of, kind }: Total<Footer>) =>
      emsOf(kind === 'count' ? format.number(Number(of(sums))) : `+${format.money(of(sums))}`);
  const ems = footer === undefined ? usualEms(totals.length) : Math.max(...totals.map(emsIn(footer)));
  return {
    '--ems': ems.toFixed(2),
    '--count': totals.length,
    '--share': totals.length === TWO_AND_TWO ? '45%' : '100%',
  };
};

/** Sums over all rows of the filters, kept in view while the list scrolls under them. */
export const TotalsBar = <Footer,>({ totals, footer }: TotalsBarProps<Footer>) => {
  const { t } = useRecordTexts();
  const widths = useWidths({ totals, footer });
  return (
    <dl
      style={widths}
      className={styles.totals}
      aria-label={t('totals')}
      aria-busy={footer === undefined}
      data-count={totals.length}
    >
      {totals.map(({ name, of, kind }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {footer === undefined ? (
              <Skeleton width={72} height={22} radius="line" />
            ) : (
              <Sum kind={kind} value={of(footer)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
};
