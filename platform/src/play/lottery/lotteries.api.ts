import * as contract from '@shared-kernel/contracts/browse/lotteries';
import { ORDER_LIMITS } from '@shared-kernel/contracts/browse/lottery-orders';
import { PlatformError } from '../../base/platform-error.ts';
import { type Api, answer, answerMember } from '../../http/answer.ts';
import { presentDraws } from './draws/write-draws.ts';
import { LOTTERY_GROUPS } from './offer/lotteries.ts';
import { resultsOf, toWireDraw, toWireLotteries, toWireResult, toWireTabs } from './offer/lottery-view.ts';
import { offeredIn, offeredLottery } from './offer/offered.ts';
import { mostOrdered, recentlyOrdered } from './orders/ordered-lotteries.ts';

const POPULAR = 6;
const RECENT = 12;
const RESULTS = 10;

const unknown = (gameCode: string) => new PlatformError('not.found', `There is no lottery ${gameCode}.`);

/** What can be ordered: lotteries, their groups, their plays, their draws. */
export const lotteriesApi = (api: Api): void => {
  answer(api, contract.getLotteries, async ({ platform, merchant, input, now }) => {
    const offered = await offeredIn(platform.db, merchant, input.prizeMode);
    return { list: await toWireLotteries(platform, offered, input.prizeMode, now), serverTime: now.toISOString() };
  });

  answer(api, contract.getLotteryMenus, async ({ platform, merchant, input, language }) => {
    const offered = await offeredIn(platform.db, merchant, input.prizeMode);
    const list = LOTTERY_GROUPS.map(({ code, name }) => ({
      groupCode: code,
      groupName: name[language],
      gameCodes: offered.filter(({ lottery }) => lottery.group === code).map(({ lottery }) => lottery.code),
    }));
    return { list: list.filter(({ gameCodes }) => gameCodes.length > 0) };
  });

  answer(api, contract.getPopularLotteries, async ({ platform, merchant, input, now }) => {
    const offered = await offeredIn(platform.db, merchant, input.prizeMode);
    const counts = await mostOrdered(platform.db, merchant, now);
    const ranked = offered.toSorted(
      (one, other) => (counts.get(other.lottery.code) ?? 0) - (counts.get(one.lottery.code) ?? 0),
    );
    const list = await toWireLotteries(platform, ranked.slice(0, input.limitNum ?? POPULAR), input.prizeMode, now);
    return { list, serverTime: now.toISOString() };
  });

  answer(api, contract.getPlayMenu, async ({ platform, merchant, input, language }) => {
    const found = await offeredLottery(platform.db, merchant, input.gameCode);
    if (found?.lottery.modes[input.prizeMode] === undefined) throw unknown(input.gameCode);
    const { lottery, game } = found;
    return {
      gameCode: lottery.code,
      gameName: game.name,
      tabs: toWireTabs(lottery, input.prizeMode, language, input.playType),
      maxLines: ORDER_LIMITS.lines,
    };
  });

  answer(api, contract.getDraws, async ({ platform, merchant, input, now }) => {
    const found = await offeredLottery(platform.db, merchant, input.gameCode);
    if (!found) throw unknown(input.gameCode);
    const { code } = found.lottery;
    const present = await presentDraws(platform.db, [found.lottery], now, platform.config.wrappingKeys);
    const opened = toWireDraw(present.get(code), now);
    const results = await resultsOf(platform.db, code, input.limitNum ?? RESULTS);
    return { ...(opened ? { opened } : {}), results: results.map(toWireResult), serverTime: now.toISOString() };
  });

  answerMember(api, contract.getRecentLotteries, async ({ platform, merchant, session, input, now }) => {
    const offered = await offeredIn(platform.db, merchant, input.prizeMode);
    const codes = await recentlyOrdered(platform.db, session.member.id, RECENT);
    const recent = codes.flatMap((code) => offered.find(({ lottery }) => lottery.code === code) ?? []);
    return { list: await toWireLotteries(platform, recent, input.prizeMode, now), serverTime: now.toISOString() };
  });
};
