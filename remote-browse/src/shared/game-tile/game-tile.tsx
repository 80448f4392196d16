import { categoryOf } from '@shared-kernel/contracts/browse/games';
import { hueOf } from '@shared-kernel/ui/icons';
import { Picture } from '@shared-kernel/ui/picture';
import { memo } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { Link, wantedGame } from 'shared-kernel/router';
import type { HeartState } from '../favourites/use-favourites.ts';
import type { Game } from '../launch/launch-target.ts';
import { SpecialMark } from '../vendors/vendor-mark.tsx';
import styles from './game-tile.module.css';

/** Art is 3:4; a tile is at most a third of the 480 px column wide. */
const ART = { width: 120, height: 160 } as const;

interface GameTileProps extends HeartState {
  readonly game: Game;
  readonly to: string;
  /** In the first row of the page: fetched before what lies further down. */
  readonly isFirstRow?: boolean;
  /** In the hot list, where saying `Hot` on every tile would say nothing. */
  readonly isAmongHot?: boolean;
  /** Says whose game it is, in a list of many vendors. */
  readonly hasVendor?: boolean;
  /** Inside a list's own entry, which is the list item then. */
  readonly as?: 'li' | 'div';
}

const Flash = ({ game, isAmongHot }: { readonly game: Game; readonly isAmongHot: boolean }) => {
  const { t } = useTranslation('browse');
  if (game.isClosed) return <span className={styles.flash}>{t('tile.closed')}</span>;
  if (!game.isNew && (!game.isHot || isAmongHot)) return null;
  return (
    <span className={styles.flash} data-new={game.isNew || undefined}>
      {t(game.isNew ? 'tile.new' : 'tile.hot')}
    </span>
  );
};

const VendorLine = ({ vendor, name }: { readonly vendor: string; readonly name: string }) => (
  <span className={styles.vendor}>
    <SpecialMark vendor={vendor} />
    <span className={styles.vendorName}>{name}</span>
  </span>
);

const Heart = () => (
  <svg className={styles.heart} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5" />
  </svg>
);

/** One game: its art, name and heart, dimmed while it is closed. Tapping the art opens the launcher. Drawn again only when something of its own changed. */
export const GameTile = memo(function GameTile({
  game,
  to,
  isFavourite,
  isRefused,
  onToggle,
  isFirstRow = false,
  isAmongHot = false,
  hasVendor = false,
  as: Entry = 'li',
}: GameTileProps) {
  const { t } = useTranslation('browse');
  return (
    <Entry className={styles.tile} data-cat={hueOf(categoryOf(game))} data-closed={game.isClosed || undefined}>
      <Link to={to} state={wantedGame(game.gameName, 'play', game.iconUrl)} className={styles.link}>
        <span className={styles.art}>
          <Picture src={game.iconUrl} alt="" {...ART} isBlock isFirst={isFirstRow} />
        </span>
        <span className={styles.name}>{game.gameName}</span>
        {hasVendor && <VendorLine vendor={game.vassalage} name={game.vendorName || game.vassalage} />}
        <Flash game={game} isAmongHot={isAmongHot} />
      </Link>
      <button
        type="button"
        className={styles.favourite}
        aria-pressed={isFavourite}
        aria-label={t('tile.favourite', { game: game.gameName })}
        onClick={() => onToggle(game, !isFavourite)}
      >
        <span className={styles.disc}>
          <Heart />
        </span>
      </button>
      {isRefused && (
        <span className={styles.refused} role="alert">
          {t('tile.notSaved')}
        </span>
      )}
    </Entry>
  );
});
