import { WINNER_PERIODS, type WinnerPeriod } from '@shared-kernel/contracts/browse/winners';
import { Button } from '@shared-kernel/ui/button';
import { Chip } from '@shared-kernel/ui/chip';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { FailedLine, Loaded } from '@shared-kernel/ui/loaded';
import { Segments } from '@shared-kernel/ui/segments';
import { useTranslation } from 'shared-kernel/i18n';
import { useLocation } from 'shared-kernel/router';
import { CategoryChips } from '../../shared/catalogue/category-chips.tsx';
import { useGameMenu } from '../../shared/catalogue/game-menu.ts';
import { useSettledLanguage } from '../../shared/catalogue/use-settled-language.ts';
import { useLaunchTo } from '../../shared/launch/use-launch-to.ts';
import { useBoard } from '../../shared/winners/winner-board.ts';
import { useBoardFilter } from './use-board-filter.ts';
import { WinnerList, WinnerListSkeleton } from './winner-list.tsx';

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
    </Column>
  );
};
