import { inArray } from '../../database/orm.ts';
import { eventHandler } from '../../outbox/outbox.ts';
import { favourites, recentGames } from '../catalogue/catalogue.tables.ts';
import { memberSeeds } from '../seeds/seeds.tables.ts';
import { vendorPlayers } from '../vendors/vendor-wallet.tables.ts';

/** Of a trial that is over nobody goes on with a game, or finds it again. Its bets stay: they are what the ledger tells of. */
export const closedTrialsGames = eventHandler('trials.closed', async (tx, { memberIds }) => {
  for (const table of [memberSeeds, favourites, recentGames, vendorPlayers])
    await tx.delete(table).where(inArray(table.memberId, [...memberIds]));
});
