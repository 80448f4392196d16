import { useFormat } from 'shared-kernel/format';
import { Money } from 'shared-kernel/ui/money';
import { Skeleton } from 'shared-kernel/ui/skeleton';
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
  const { number } = useFormat();
  if (kind === 'count') return number(Number(value));
  return kind === 'outcome' ? <Outcome amount={value} /> : <Money amount={value} tone="plain" />;
};

/** Sums over all rows of the filters, kept in view while the list scrolls under them. */
export const TotalsBar = <Footer,>({ totals, footer }: TotalsBarProps<Footer>) => {
  const { t } = useRecordTexts();
  return (
    <dl className={styles.totals} aria-label={t('totals')} aria-busy={footer === undefined} data-count={totals.length}>
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
