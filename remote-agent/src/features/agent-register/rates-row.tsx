import { Button } from '@shared-kernel/ui/button';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import type { ReactNode } from 'react';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { RateFields } from '../../shared/rates/rate-fields.tsx';
import { useRatesLine, useRatesTexts } from '../../shared/rates/rates-texts.ts';
import styles from './agent-register.module.css';
import type { OpeningRates } from './use-opening-rates.ts';

const ROW_PX = 56;

interface RatesRowProps {
  readonly rates: OpeningRates;
  /** What holds for the rates, above their fields. */
  readonly rule: ReactNode;
}

/** A form's row that says which rebate rates the account gets, and opens them. */
export const RatesRow = ({ rates, rule }: RatesRowProps) => {
  const t = useRatesTexts();
  const tCommon = useCommonTexts();
  const lineOf = useRatesLine();
  return (
    <Loaded
      query={rates.quotas}
      fallback={<Skeleton height={ROW_PX} radius="3" />}
      errorFallback={{ title: t('failed') }}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <RowList>
          <ListRow title={t('title')} sub={t('empty')} />
        </RowList>
      }
    >
      {({ list }) => (
        <>
          <RowList>
            <ListRow title={t('title')} sub={lineOf(rates.given)} onPress={rates.open} />
          </RowList>
          <Sheet
            isOpen={rates.isOpen}
            onClose={rates.close}
            title={t('title')}
            actions={
              <Button variant="primary" isBlock onClick={rates.close}>
                {tCommon('ok')}
              </Button>
            }
          >
            <div className={styles.rates}>
              <p>{rule}</p>
              <RateFields ranges={list} chosen={rates.chosen} onChoose={rates.choose} refusal={rates.refusal} />
            </div>
          </Sheet>
        </>
      )}
    </Loaded>
  );
};
