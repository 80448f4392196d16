import type { getDraws, getLotteries, getPlayMenu } from '@shared-kernel/contracts/browse/lotteries';
import type { Language, PrizeModeCode } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import type { Platform } from '../../../base/platform.ts';
import type { Database } from '../../../database/database.ts';
import { and, desc, eq, inArray, ne } from '../../../database/orm.ts';
import { toDecimal } from '../../../ledger/money.ts';
import { gameIconUrl } from '../../catalogue/icon-urls.ts';
import { type Draw, presentDraws } from '../draws/write-draws.ts';
import { lotteryDraws } from '../lottery.tables.ts';
import { oddsIn, topPrizeOf } from './lotteries.ts';
import { type Lottery, type Play, playTypesOf } from './lottery.ts';
import type { OfferedLottery } from './offered.ts';

type WireLottery = ValueOf<typeof getLotteries>['list'][number];
type WireDraw = NonNullable<ValueOf<typeof getDraws>['opened']>;
type WireResult = ValueOf<typeof getDraws>['results'][number];
type WirePlay = ValueOf<typeof getPlayMenu>['tabs'][number]['plays'][number];

/** A draw that has begun to take orders; undefined for one that is over, or not yet open. */
export const toWireDraw = (draw: Draw | undefined, now: Date): WireDraw | undefined =>
  draw?.state === 'open' && draw.opensAt <= now
    ? {
        numero: draw.numero,
        opensAt: draw.opensAt.toISOString(),
        closesAt: draw.closesAt.toISOString(),
        drawsAt: draw.drawsAt.toISOString(),
        seedHash: draw.seedHash,
      }
    : undefined;

export const toWireResult = (draw: Draw): WireResult => ({
  numero: draw.numero,
  numbers: (draw.numbers ?? []).map(String),
  isVoid: draw.state === 'void',
  seedHash: draw.seedHash,
  ...(draw.drawnAt ? { drawnAt: draw.drawnAt.toISOString() } : {}),
  ...(draw.seed === null ? {} : { seed: draw.seed }),
});

/** The last draw of each lottery that is over, by game code: void ones too, or the draws would have a hole. */
const lastResults = async (db: Database, codes: readonly string[]): Promise<ReadonlyMap<string, Draw>> => {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([lotteryDraws.gameCode])
    .from(lotteryDraws)
    .where(and(inArray(lotteryDraws.gameCode, [...codes]), ne(lotteryDraws.state, 'open')))
    .orderBy(lotteryDraws.gameCode, desc(lotteryDraws.drawsAt));
  return new Map(rows.map((draw) => [draw.gameCode, draw]));
};

/** The last draws of one lottery that are over, void ones too, newest first. */
export const resultsOf = (db: Database, code: string, limit: number): Promise<Draw[]> =>
  db
    .select()
    .from(lotteryDraws)
    .where(and(eq(lotteryDraws.gameCode, code), ne(lotteryDraws.state, 'open')))
    .orderBy(desc(lotteryDraws.drawsAt))
    .limit(limit);

/** Lotteries as lists of a prize mode show them, each with its present draw, last result and top prize. */
export const toWireLotteries = async (
  { db, config }: Platform,
  offered: readonly OfferedLottery[],
  mode: PrizeModeCode,
  now: Date,
): Promise<WireLottery[]> => {
  const lotteries = offered.map(({ lottery }) => lottery);
  const present = await presentDraws(db, lotteries, now, config.wrappingKeys);
  const results = await lastResults(
    db,
    lotteries.map(({ code }) => code),
  );
  return offered.map(({ lottery, game }) => {
    const [opened, last] = [toWireDraw(present.get(lottery.code), now), results.get(lottery.code)];
    return {
      gameCode: lottery.code,
      gameName: game.name,
      nodeId: game.nodeId,
      vassalage: lottery.vendor,
      groupCode: lottery.group,
      lottoMode: lottoModeOf(lottery),
      iconUrl: gameIconUrl(game),
      topPrize: toDecimal(BigInt(topPrizeOf(lottery, mode))),
      topPrizeStake: toDecimal(BigInt(lottery.limits.minStake)),
      ...('everyMinutes' in lottery.schedule ? { everyMinutes: lottery.schedule.everyMinutes } : {}),
      ...(opened ? { opened } : {}),
      ...(last ? { lastResult: toWireResult(last) } : {}),
    };
  });
};

const LOTTO_MODE = { trad: 'Tradition', ent: 'Entertainment' } as const;

/** The lottery modes of its plays, as the catalogue writes them. */
export const lottoModeOf = (lottery: Lottery): string =>
  playTypesOf(lottery)
    .map((type) => LOTTO_MODE[type])
    .join();

const toWirePlay = (lottery: Lottery, play: Play, mode: PrizeModeCode, language: Language): WirePlay => {
  const odds = oddsIn(lottery, mode, play);
  const decimalOdds = (key: string): string => toDecimal(BigInt(odds[key] ?? 0));
  const { limits } = lottery;
  const isChoice = play.form === 'choice';
  const named = play.prizes.map(({ key, name }) => ({ key, name: name[language], odds: decimalOdds(key) }));
  return {
    playCode: play.code,
    playName: play.name[language],
    rule: play.rule[language],
    form: play.form,
    places: play.places,
    min: play.min,
    max: play.max,
    maxMarks: play.maxMarks,
    options: isChoice ? named.map(({ key, ...option }) => ({ code: key, ...option })) : [],
    prizes: isChoice ? [] : named,
    minStake: toDecimal(BigInt(limits.minStake)),
    maxStake: toDecimal(BigInt(limits.maxStake)),
    maxMultiple: limits.maxMultiple,
    maxWin: toDecimal(BigInt(limits.maxWin)),
  };
};

/** The tabs of a lottery in one prize mode, of one play type or of both. */
export const toWireTabs = (
  lottery: Lottery,
  mode: PrizeModeCode,
  language: Language,
  playType?: 'trad' | 'ent',
): ValueOf<typeof getPlayMenu>['tabs'] =>
  lottery.tabs
    .filter((tab) => playType === undefined || tab.playType === playType)
    .map((tab) => ({
      tabCode: tab.code,
      tabName: tab.name[language],
      playType: tab.playType,
      plays: tab.plays.map((play) => toWirePlay(lottery, play, mode, language)),
    }));
