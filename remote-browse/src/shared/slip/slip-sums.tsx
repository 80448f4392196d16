import { SumLine, SumLines } from '@shared-kernel/ui/confirm-sheet';
import { MoneyFit } from '@shared-kernel/ui/money';
import { type SlipLine, slipBets } from './slip.ts';
import { useSlipTexts } from './slip-texts.ts';
import { useCounted } from './use-counted.ts';

interface SlipSumsProps {
  readonly lines: readonly SlipLine[];
  readonly multiple: number;
  readonly total: string;
  readonly balance: string | undefined;
  readonly maxWin: string | undefined;
}

/** What can be won, what is there, what it costs. */
export const SlipSums = ({ lines, multiple, total, balance, maxWin }: SlipSumsProps) => {
  const t = useSlipTexts();
  const counted = useCounted();
  return (
    <SumLines>
      {maxWin !== undefined && (
        <SumLine name={t('maxWin')}>
          <MoneyFit amount={maxWin} size={2} tone="plain" />
        </SumLine>
      )}
      {balance !== undefined && (
        <SumLine name={t('balance')}>
          <MoneyFit amount={balance} size={2} tone="plain" />
        </SumLine>
      )}
      <SumLine name={`${t('total')} · ${counted(slipBets(lines), multiple)}`} isLive>
        <MoneyFit amount={total} size={4} />
      </SumLine>
    </SumLines>
  );
};
