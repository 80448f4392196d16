import type { Context } from 'hono';
import type { Platform } from '../../../src/base/platform.ts';
import { PlatformError } from '../../../src/base/platform-error.ts';
import { HERO_NAMES } from '../../../src/content/campaigns/hero-names.ts';
import type { Database } from '../../../src/database/database.ts';
import { eq, or } from '../../../src/database/orm.ts';
import type { Api } from '../../../src/http/answer.ts';
import { sendError } from '../../../src/http/envelope.ts';
import { bookMatches, findGame, vendors } from '../../../src/play/play.public.ts';
import { heroArt, pageBackdrop, vendorMark } from '../art/drawings.ts';
import { gameArt } from '../art/game-art.ts';
import { teamCrest } from '../art/team-crest.ts';

/** The address of a picture carries a hash of what it is drawn from, so that it never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const MISSING = 'There is no such picture.';

type Draw = (db: Database, name: string) => Promise<string>;

const drawGame: Draw = async (db, nodeId) => {
  const game = await findGame(db, nodeId);
  if (!game) throw new PlatformError('not.found', MISSING);
  return gameArt({ gameId: game.gameId, category: game.category, vendorHue: game.vendorHue, title: game.name });
};

const drawVendor: Draw = async (db, code) => {
  const [vendor] = await db.select().from(vendors).where(eq(vendors.code, code));
  if (!vendor) throw new PlatformError('not.found', MISSING);
  return vendorMark({ code: vendor.code, hue: vendor.hue });
};

/** `lanterns`, and in the hue of a merchant's skies `lanterns-165`. */
const HERO = /^([a-z]+)(?:-(\d|[1-9]\d|[12]\d\d|3[0-5]\d))?$/;

const drawHero: Draw = async (_db, wanted) => {
  const [, base, hue] = HERO.exec(wanted) ?? [];
  const name = HERO_NAMES.find((known) => known === base);
  if (!name) throw new PlatformError('not.found', MISSING);
  return hue === undefined ? heroArt(name) : heroArt(name, Number(hue));
};

const drawCrest: Draw = async (db, team) => {
  const plays = or(eq(bookMatches.homeTeam, team), eq(bookMatches.awayTeam, team));
  const [known] = await db.select({ id: bookMatches.id }).from(bookMatches).where(plays).limit(1);
  if (!known) throw new PlatformError('not.found', MISSING);
  return teamCrest({ name: team });
};

const drawBackdrop: Draw = async () => pageBackdrop();

const PICTURES: ReadonlyMap<string, Draw> = new Map([
  ['game', drawGame],
  ['vendor', drawVendor],
  ['hero', drawHero],
  ['crest', drawCrest],
  ['backdrop', drawBackdrop],
]);

const sendPicture = async (context: Context, { db }: Platform): Promise<Response> => {
  const draw = PICTURES.get(context.req.param('kind') ?? '');
  const file = context.req.param('file') ?? '';
  if (!draw || !file.endsWith('.svg')) throw new PlatformError('not.found', MISSING);
  const svg = await draw(db, file.slice(0, -'.svg'.length));
  const isVersioned = context.req.query('v') !== undefined;
  return context.body(svg, 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': isVersioned ? FOR_EVER : 'public, max-age=300',
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Allow-Origin': '*',
  });
};

/** `/wps/art/<kind>/<name>.svg`: game icons, vendor marks, heroes, crests and the page backdrop. */
export const picturesApi = ({ app, platform }: Api): void => {
  app.get('/wps/art/:kind/:file', async (context) => {
    try {
      return await sendPicture(context, platform);
    } catch (error) {
      return sendError(context, error);
    }
  });
};
