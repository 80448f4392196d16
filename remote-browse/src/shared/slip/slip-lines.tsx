import { BalanceAmount } from '@shared-kernel/ui/balance-amount';
import { SumLine, SumLines } from '@shared-kernel/ui/confirm-sheet';
import { IconButton } from '@shared-kernel/ui/icon-button';
import { X } from '@shared-kernel/ui/icons';
import { MoneyFit } from '@shared-kernel/ui/money';
import { useEffect, useRef } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useFormat } from 'shared-kernel/format';
import styles from './bet-slip.module.css';
import { type Balance, type SlipLine, slipBets, slipTotal } from './slip.ts';
import { useCounted, useSlipTexts } from './slip-texts.ts';

interface SlipLinesProps {
  readonly lines: readonly SlipLine[];
  /** Left out while nothing may be changed. */
  readonly onRemove: ((id: string) => void) | undefined;
}

const Line = ({ line, onRemove }: Omit<SlipLinesProps, 'lines'> & { readonly line: SlipLine }) => {
  const t = useSlipTexts();
  const format = useFormat();
  const { id, label, detail, stake, bets = 1 } = line;
  const each = t('each', { count: bets, number: format.number(bets), stake: format.money(stake) });
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p className={styles.detail}>
          {detail !== undefined && <span>{detail}</span>}
          <span>{each}</span>
        </p>
      </div>
      <span className={styles.amount}>
        <MoneyFit amount={slipTotal([line])} size={2} tone="plain" />
      </span>
      {onRemove && <IconButton icon={X} size="m" label={t('remove', { bet: label })} onClick={() => onRemove(id)} />}
    </li>
  );
};

/** Every bet of the slip, each before it is multiplied; where one was taken away, the next one has the focus, or what says that none is left. */
export const SlipLines = ({ lines, onRemove }: SlipLinesProps) => {
  const t = useSlipTexts();
  const list = useRef<HTMLUListElement>(null);
  const none = useRef<HTMLParagraphElement>(null);
  const removed = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (removed.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[Math.min(removed.current, lines.length - 1)] ?? none.current)?.focus();
    removed.current = undefined;
  }, [lines]);
  if (lines.length === 0)
    return (
      <p ref={none} className={styles.empty} tabIndex={-1}>
        {t('empty')}
      </p>
    );
  const remove =
    onRemove &&
    ((id: string) => {
      removed.current = lines.findIndex((line) => line.id === id);
      onRemove(id);
    });
  return (
    <ul ref={list} className={styles.items}>
      {lines.map((line) => (
        <Line key={line.id} line={line} onRemove={remove} />
      ))}
    </ul>
  );
};

interface SlipSumsProps {
  readonly lines: readonly SlipLine[];
  readonly multiple: number;
  readonly total: string;
  readonly balance: Balance | undefined;
  readonly maxWin: string | undefined;
}

/** What can be won, what is there, what it costs. */
export const SlipSums = ({ lines, multiple, total, balance, maxWin }: SlipSumsProps) => {
  const t = useSlipTexts();
  const tCommon = useCommonTexts();
  const counted = useCounted();
  return (
    <SumLines>
      {maxWin !== undefined && (
        <SumLine name={t('maxWin')}>
          <MoneyFit amount={maxWin} size={2} tone="plain" />
        </SumLine>
      )}
      {balance !== undefined && (
        <SumLine name={tCommon('balance.total')}>
          <BalanceAmount balance={balance} layout="line" size={2} tone="plain" />
        </SumLine>
      )}
      <SumLine name={`${t('total')} · ${counted(slipBets(lines), multiple)}`} isLive>
        <MoneyFit amount={total} size={4} />
      </SumLine>
    </SumLines>
  );
};
