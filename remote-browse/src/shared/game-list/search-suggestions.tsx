import { categoryOf } from '@shared-kernel/contracts/browse/games';
import { getGameShelves } from '@shared-kernel/contracts/browse/shelves';
import { toShortText } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { Chip, ChipRow } from '@shared-kernel/ui/chip';
import { hueOf } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Picture } from '@shared-kernel/ui/picture';
import { useBrand } from 'shared-kernel/brand';
import { useDebounced } from 'shared-kernel/debounce';
import { useTranslation } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { useSettledLanguage } from '../catalogue/game-menu.ts';
import { useHotGames } from '../catalogue/hot-games.ts';
import { type Game, targetOfGame } from '../launch/launch-target.ts';
import type { LaunchTo } from '../launch/use-launch-to.ts';
import { useSuggestionsTexts } from '../suggestions-texts/suggestions-texts.ts';
import { recentSearches } from './recent-searches.ts';
import styles from './search-suggestions.module.css';

/** Letters from which on a name can be guessed. */
const LEAST_LETTERS = 2;
const OF_A_CATEGORY = 3;
const MOST = 6;
const PICTURE_PX = 40;

/** Each game once, though the hot ones stand in their category too; what is closed last. */
const gamesOf = ({ shelves = [] }: ValueOf<typeof getGameShelves>): readonly Game[] => {
  const games = new Map(shelves.flatMap((shelf) => shelf.games).map((game) => [game.nodeId, game]));
  return [...games.values()]
    .toSorted((one, other) => Number(one.isClosed === true) - Number(other.isClosed === true))
    .slice(0, MOST);
};

interface GameRowsProps {
  readonly label: string;
  readonly games: readonly Game[];
  readonly launchTo: LaunchTo;
}

const GameRows = ({ label, games, launchTo }: GameRowsProps) => {
  const { t } = useTranslation('browse');
  return (
    <RowList label={label} isFlat>
      {games.map((game) => (
        <ListRow
          key={game.nodeId}
          to={launchTo(targetOfGame(game))}
          hue={hueOf(categoryOf(game))}
          lead={<Picture src={game.iconUrl} alt="" width={PICTURE_PX} height={PICTURE_PX} fit="top" />}
          title={game.gameName}
          sub={game.isClosed ? t('tile.closed') : game.vendorName || game.vassalage}
        />
      ))}
    </RowList>
  );
};

interface SearchSuggestionsProps {
  readonly typed: string;
  readonly launchTo: LaunchTo;
  readonly onSearch: (name: string) => void;
}

/** Before anything is typed: the last searches, and the games that are played most. */
const Beginning = ({ launchTo, onSearch }: Omit<SearchSuggestionsProps, 'typed'>) => {
  const own = useSuggestionsTexts();
  const { data } = useHotGames(useSettledLanguage());
  const recent = recentSearches();
  const popular = data?.list.filter(({ isClosed }) => !isClosed).slice(0, MOST) ?? [];
  return (
    <>
      {recent.length > 0 && (
        <div className={styles.part}>
          <h2 className={styles.title}>{own('recentSearches')}</h2>
          <ChipRow label={own('recentSearches')}>
            {recent.map((name) => (
              <Chip key={name} onClick={() => onSearch(name)}>
                {name}
              </Chip>
            ))}
          </ChipRow>
        </div>
      )}
      {popular.length > 0 && (
        <div>
          <h2 className={styles.title}>{own('popular')}</h2>
          <GameRows label={own('popular')} games={popular} launchTo={launchTo} />
        </div>
      )}
    </>
  );
};

/** Games of any category by what is typed so far. The list itself is searched with Enter (browsing §5). */
const Matches = ({ typed, launchTo }: Omit<SearchSuggestionsProps, 'onSearch'>) => {
  const own = useSuggestionsTexts();
  const gameName = useDebounced(typed);
  const input = {
    merchantCode: useBrand().merchantCode,
    language: useSettledLanguage(),
    size: OF_A_CATEGORY,
    gameName,
  };
  const { data } = useApi(getGameShelves, input, { select: gamesOf });
  if (data === undefined) return null;
  if (data.length === 0) return <p className={styles.none}>{own('noSuggestion')}</p>;
  return <GameRows label={own('suggestions')} games={data} launchTo={launchTo} />;
};

/** What a search may be for, below its field and over the list: a tap opens the game. Where nothing comes, nothing is shown. */
export const SearchSuggestions = ({ typed, launchTo, onSearch }: SearchSuggestionsProps) => {
  const own = useSuggestionsTexts();
  const name = toShortText(typed);
  if (name.length > 0 && name.length < LEAST_LETTERS) return null;
  return (
    // Focus that a tap in it takes from the field stays inside.
    <section className={styles.panel} tabIndex={-1} aria-label={own('suggestions')}>
      {name === '' ? (
        <Beginning launchTo={launchTo} onSearch={onSearch} />
      ) : (
        <Matches typed={name} launchTo={launchTo} />
      )}
    </section>
  );
};
