import { addFavourite, getFavouriteIds, removeFavourite } from '@shared-kernel/contracts/browse/favourites';
import { getConsolidatedSettings } from '@shared-kernel/contracts/system/system';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aGame } from '@shared-kernel/testing/game-builders';
import { aSession } from '@shared-kernel/testing/member-builders';
import { someSettings } from '@shared-kernel/testing/site-builders';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderBrowse } from '../../testing/render-browse.tsx';
import { useFavourites } from '../favourites/use-favourites.ts';
import { GameTile } from './game-tile.tsx';

/** A game that counts how often its tile is drawn. */
const counted = (nodeId: string, gameName: string) => {
  const drawn = { times: 0 };
  const game = Object.defineProperty({ ...aGame({ nodeId }) }, 'gameName', {
    get: () => {
      drawn.times += 1;
      return gameName;
    },
  });
  return { game, drawn };
};

const reef = counted('1', 'Golden Reef');
const night = counted('2', 'Lantern Night');

const Tiles = () => {
  const heartOf = useFavourites();
  return (
    <ul>
      {[reef.game, night.game].map((game) => (
        <GameTile key={game.nodeId} game={game} to="/m/home" {...heartOf(game.nodeId)} />
      ))}
    </ul>
  );
};

const server = serveApi(answer(getFavouriteIds, { list: [] }));
const open = () => renderBrowse(<Tiles />, { session: aSession() });
const heart = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

it('draws no other tile when a heart changes', async () => {
  let list: string[] = [];
  server.use(
    answerBy(getFavouriteIds, () => ({ list })),
    answerBy(addFavourite, ({ nodeId }) => {
      list = [...list, nodeId];
      return {};
    }),
  );
  const { user } = await open();
  await waitFor(() => expect(heart('Golden Reef')).toHaveAttribute('aria-pressed', 'false'));
  const [own, other] = [reef.drawn.times, night.drawn.times];
  await user.click(heart('Golden Reef'));
  await waitFor(() => expect(heart('Golden Reef')).toHaveAttribute('aria-pressed', 'true'));
  expect(reef.drawn.times).toBeGreaterThan(own);
  expect(night.drawn.times).toBe(other);
});

it('puts a refused heart back and says so on that tile alone, while the next one goes through', async () => {
  let list: string[] = ['2'];
  server.use(
    answerBy(getFavouriteIds, () => ({ list })),
    refuse(addFavourite, 'unknown'),
    answerBy(removeFavourite, () => {
      list = [];
      return {};
    }),
  );
  const { user } = await open();
  await waitFor(() => expect(heart('Lantern Night')).toHaveAttribute('aria-pressed', 'true'));
  await user.click(heart('Golden Reef'));
  await user.click(heart('Lantern Night'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved. Try again');
  expect(heart('Golden Reef')).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(list).toEqual([]));
  expect(heart('Lantern Night')).toHaveAttribute('aria-pressed', 'false');
});

it('asks the next CDN for art that one does not have', async () => {
  const imageCDNs = ['https://a.test', 'https://b.test'];
  server.use(answer(getConsolidatedSettings, someSettings({ imageCDNs })));
  const game = aGame({ iconUrl: 'icons/reef.png' });
  await renderBrowse(
    <GameTile game={game} to="/m/home" isFavourite={false} isRefused={false} onToggle={() => undefined} />,
  );
  const hosts = new Set<string>();
  for (let tries = 0; tries < imageCDNs.length; tries += 1) {
    const art = await screen.findByRole('presentation');
    hosts.add(new URL(art.getAttribute('src') ?? '').origin);
    fireEvent.error(art);
  }
  expect([...hosts].sort()).toEqual(imageCDNs);
});

it('says of itself that it is closed, and not that it is new', async () => {
  const Closed = () => {
    const heartOf = useFavourites();
    return <GameTile game={aGame({ isNew: true, isClosed: true })} to="/m/home" {...heartOf('1')} />;
  };
  await renderBrowse(<Closed />);
  const link = await screen.findByRole('link', { name: /Closed for now/ });
  expect(link).not.toHaveTextContent('New');
  expect(link.closest('[data-closed]')).not.toBeNull();
});
