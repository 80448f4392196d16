import type { LimitPeriod } from '@shared-kernel/contracts/member/deposit-limits';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { knownPeriod, type Limit, type LimitKind } from './limit-calls.ts';
import { LimitSheet } from './limit-sheet.tsx';
import { useLimitWords } from './limit-words.ts';

interface LimitRowProps {
  readonly kind: LimitKind;
  readonly limit: Limit;
  readonly onOpen: (period: LimitPeriod) => void;
}

const LimitRow = ({ kind, limit, onOpen }: LimitRowProps) => {
  const { t } = useTranslation('member');
  const { stateOf, nextOf } = useLimitWords();
  const period = knownPeriod(limit);
  if (period === undefined) return null;
  return (
    <ListRow
      title={t(`security.limit.of.${kind}.${period}`)}
      sub={
        <>
          {stateOf(limit)}
          {limit.next !== undefined && (
            <>
              <br />
              {nextOf(limit.next)}
            </>
          )}
        </>
      }
      onPress={() => onOpen(period)}
    />
  );
};

interface LimitListProps {
  readonly kind: LimitKind;
  readonly limits: readonly Limit[];
}

/** The limits of one kind; each opens to be changed. */
export const LimitList = ({ kind, limits }: LimitListProps) => {
  const { t } = useTranslation('member');
  const [period, setPeriod] = useState<LimitPeriod>();
  return (
    <>
      <RowList label={t(`security.limit.title.${kind}`)}>
        {limits.map((limit) => (
          <LimitRow key={limit.period} kind={kind} limit={limit} onOpen={setPeriod} />
        ))}
      </RowList>
      <LimitSheet
        kind={kind}
        period={period}
        limit={limits.find((limit) => limit.period === period)}
        onClose={() => setPeriod(undefined)}
      />
    </>
  );
};
