import type { EngineLocator, EnginePage } from './engine-page.ts';
import type { Sight } from './steps.ts';
import { until } from './until.ts';

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The few of Playwright's expectations that the walks use, each waited for. */
export const expectEngine = (target: EngineLocator | EnginePage) => {
  let last: Sight | undefined;
  let address = '';
  const so = (what: string, isSo: (sight: Sight) => boolean): Promise<void> =>
    until(
      `${target} ${what}`,
      async () => {
        last = await target.look();
        return isSo(last);
      },
      () => `It was ${JSON.stringify(last)}.`,
    );
  return {
    toBeVisible: () => so('is seen', ({ isVisible }) => isVisible),
    toBeHidden: () => so('is not seen', ({ isVisible }) => !isVisible),
    toHaveText: (wanted: string) => so(`says “${wanted}”`, ({ text }) => text === plain(wanted)),
    toContainText: (wanted: string) => so(`says “${wanted}” somewhere`, ({ text }) => text.includes(plain(wanted))),
    toHaveCount: (wanted: number) => so(`is there ${wanted} times`, ({ count }) => count === wanted),
    toHaveURL: (wanted: RegExp) =>
      until(
        `the address is ${wanted}`,
        async () => {
          address = await target.tab.address();
          return wanted.test(address);
        },
        () => `It was ${address}.`,
      ),
  };
};
