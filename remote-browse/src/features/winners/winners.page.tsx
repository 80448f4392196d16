import { WINNER_PERIODS, type WinnerPeriod } from '@shared-kernel/contracts/browse/winners';
import { isKnown } from '@shared-kernel/contracts/open';
import type { GameCategory } from '@shared-kernel/contracts/system/values';
import { Button } from '@shared-kernel/ui/button';
import { Chip } from '@shared-kernel/ui/chip';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { FailedLine, Loaded } from '@shared-kernel/ui/loaded';
import { Segments } from '@shared-kernel/ui/segments';
import { useTranslation } from 'shared-kernel/i18n';
import { useLocation, useSearchParams } from 'shared-kernel/router';
import { CategoryChips } from '../../shared/catalogue/category-chips.tsx';
import { useGameMenu, useSettledLanguage } from '../../shared/catalogue/game-menu.ts';
import { useLaunchTo } from '../../shared/launch/use-launch-to.ts';
import { MemberLimits } from '../../shared/play-limit/member-limits.tsx';
import { RECENT, useBoard } from '../../shared/winners/winner-board.ts';
import { WinnerList, WinnerListSkeleton } from './winner-list.tsx';

const FIELD = { period: 'period', category: 'category' } as const;

interface BoardChoice {
  readonly period: WinnerPeriod;
  /** Undefined for all of them. */
  readonly category: GameCategory | undefined;
}

const periodOf = (given: string | null): WinnerPeriod =>
  given !== null && isKnown(WINNER_PERIODS, given) ? given : RECENT;

/** The board's filter as the address says it; a change replaces the address, so that Back leaves the page. What is not understood was not said. */
const useBoardFilter = () => {
  const [search, setSearch] = useSearchParams();
  const chosen: BoardChoice = {
    period: periodOf(search.get(FIELD.period)),
    category: search.get(FIELD.category) || undefined,
  };
  const set = (change: Partial<BoardChoice>) => {
    const { period, category } = { ...chosen, ...change };
    setSearch(
      {
        ...(period !== RECENT && { [FIELD.period]: period }),
        ...(category !== undefined && { [FIELD.category]: category }),
      },
      { replace: true },
    );
  };
  return {
    ...chosen,
    set,
    clear: () => set({ period: RECENT, category: undefined }),
    isNarrowed: chosen.period !== RECENT || chosen.category !== undefined,
  };
};

interface PeriodSwitchProps {
  readonly value: WinnerPeriod;
  /** The id of the list. */
  readonly controls: string;
  readonly onChange: (period: WinnerPeriod) => void;
}

/** How far back the board looks. */
const PeriodSwitch = ({ value, controls, onChange }: PeriodSwitchProps) => {
  const { t } = useTranslation('browse');
  return (
    <Segments
      label={t('board.period')}
      segments={WINNER_PERIODS.map((period) => ({ value: period, label: t(`board.periods.${period}`) }))}
      value={value}
      onChange={onChange}
      controls={controls}
    />
  );
};

const LIST_ID = 'browse-winners';
/** A shelf of the home page: no game has it as its category. */
const HOT = 'HOT';

/**
 * The leaderboard (browsing §2, /m/winnerPage): the highest wins of a period and a category, by rank. A platform that knows no
 * periods shows what it calls recent, and is asked for nothing else.
 */
export const Page = () => {
  const { t } = useTranslation('browse');
  const { pathname, search } = useLocation();
  const filter = useBoardFilter();
  const board = useBoard(filter);
  const menu = useGameMenu(useSettledLanguage());
  const launchTo = useLaunchTo(menu.data?.categories, `${pathname}${search}`);
  const knowsPeriods = board.data === undefined || board.data.period !== undefined;
  return (
    <Column>
      {knowsPeriods && (
        <PeriodSwitch
          value={filter.period}
          controls={LIST_ID}
          onChange={(period: WinnerPeriod) => filter.set({ period })}
        />
      )}
      <CategoryChips
        label={t('board.categories')}
        categories={menu.data?.categories.filter(({ code }) => code !== HOT) ?? []}
        value={filter.category}
        onChange={(category) => filter.set({ category })}
      >
        <Chip isOn={filter.category === undefined} onClick={() => filter.set({ category: undefined })}>
          {t('board.all')}
        </Chip>
      </CategoryChips>
      {menu.isError && menu.data === undefined && <FailedLine text={t('board.categoriesFailed')} query={menu} />}
      <div id={LIST_ID} aria-busy={board.isPlaceholderData || undefined}>
        <Loaded
          query={board}
          fallback={<WinnerListSkeleton />}
          variant="page"
          errorFallback={{ title: t('board.failed') }}
          isEmpty={({ winners }) => winners.length === 0}
          empty={
            <EmptyState
              title={t('board.empty')}
              text={t('board.emptyText')}
              action={filter.isNarrowed && <Button onClick={filter.clear}>{t('board.showAll')}</Button>}
            />
          }
        >
          {({ winners }) => <WinnerList winners={winners} launchTo={launchTo} isOld={board.isPlaceholderData} />}
        </Loaded>
      </div>
      <MemberLimits />
    </Column>
  );
};
