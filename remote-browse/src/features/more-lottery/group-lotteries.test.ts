import { aLottery, aLotteryGroup } from '@shared-kernel/testing/lottery-builders';
import fc from 'fast-check';
import { groupLotteries, lotteriesOf } from './group-lotteries.ts';

const CODES = ['a', 'b', 'c', 'd', 'e'];
const someCodes = fc.subarray(CODES);
const lotteries = CODES.map((gameCode) => aLottery({ gameCode, groupCode: '' }));
const codesOf = (list: readonly { readonly gameCode: string }[]) => list.map(({ gameCode }) => gameCode);

it('loses no lottery and shows none twice, whatever the groups say', () => {
  fc.assert(
    fc.property(fc.array(someCodes, { maxLength: 4 }), (groups) => {
      const menus = groups.map((gameCodes, index) => aLotteryGroup({ groupCode: `g${index}`, gameCodes }));
      const grouped = groupLotteries(lotteries, menus).flatMap((group) => codesOf(group.lotteries));
      expect([...grouped].sort()).toEqual(CODES);
    }),
  );
});

it('takes a lottery into the group that it names itself', () => {
  const [group] = groupLotteries(
    [aLottery({ groupCode: 'quick' })],
    [aLotteryGroup({ groupCode: 'quick', groupName: 'Quick', gameCodes: [] })],
  );
  expect(group?.name).toBe('Quick');
});

it('without groups there is one without a name', () => {
  expect(groupLotteries(lotteries, [])).toMatchObject([{ name: undefined, lotteries }]);
  expect(groupLotteries([], [aLotteryGroup()])).toEqual([]);
});

it('finds lotteries in the order of their codes, without those that are gone', () => {
  expect(codesOf(lotteriesOf(lotteries, ['d', 'gone', 'a']))).toEqual(['d', 'a']);
});
