import { Button } from '@shared-kernel/ui/button';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { useTranslation } from 'shared-kernel/i18n';
import { useSettledLanguage } from '../../shared/catalogue/game-menu.ts';
import { GameResults } from '../../shared/game-list/game-results.tsx';
import { type Games, useGames } from '../../shared/game-list/use-games.ts';
import { allowsFreePlay } from '../../shared/launch/free-play.ts';
import type { LaunchTo } from '../../shared/launch/use-launch-to.ts';
import { gamesOf, type SlotsQuery } from './slots-query.ts';

/** Hot and favourite games come of every vendor, and no call asks for free play: what is not wanted is left out here. */
const narrowed = (games: Games, { vendor, isFreePlay, show }: SlotsQuery): Games => {
  const isWhole = !isFreePlay && (show === 'all' || show === 'new');
  if (isWhole || games.rows === undefined) return games;
  const rows = games.rows.filter((game) => game.vassalage === vendor && (!isFreePlay || allowsFreePlay(game)));
  return { ...games, rows, total: games.hasMore ? undefined : rows.length };
};

interface SlotListProps {
  readonly query: SlotsQuery;
  readonly vendorName: string;
  readonly launchTo: LaunchTo;
  readonly onChange: (part: Partial<SlotsQuery>) => void;
}

/** The vendor's slots, as they are narrowed. */
export const SlotList = ({ query, vendorName, launchTo, onChange }: SlotListProps) => {
  const { t } = useTranslation('browse');
  const games = narrowed(useGames(gamesOf(query), useSettledLanguage()), query);
  const isNarrowed = query.minBet !== undefined || query.isFreePlay;
  const which = isNarrowed ? 'narrowed' : query.show;
  return (
    <GameResults
      label={vendorName}
      games={games}
      launchTo={launchTo}
      isAmongHot={query.show === 'hot'}
      empty={
        <EmptyState
          title={t(`slots.empty.${which}`)}
          text={t(`slots.empty.${which}Text`)}
          action={
            (isNarrowed || query.show !== 'all') && (
              <Button onClick={() => onChange({ show: 'all', minBet: undefined, isFreePlay: false })}>
                {t('slots.showAll')}
              </Button>
            )
          }
        />
      }
    />
  );
};
