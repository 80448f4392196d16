import { siteAddress } from '../fixtures/site.ts';
import { createTexts } from '../fixtures/texts.ts';
import { createSteps } from './steps.ts';
import type { Tab } from './tab.ts';

export interface Stop {
  readonly address: string;
  /** There once the page has its content. */
  readonly content: string;
}

export const stop = (address: string, content: string): Stop => ({ address, content });

/** Opens each page and waits for its content; a heading alone could be that of no page. */
export const seePages = async (tab: Tab, stops: readonly Stop[]): Promise<void> => {
  const { see } = createSteps(tab);
  const notFound = createTexts('EN')('frame:notFound.title');
  for (const { address, content } of stops) {
    await tab.open(siteAddress() + address);
    await see(content);
    if ((await tab.text('h1', 'page')) === notFound) throw new Error(`There is no page at ${address}.`);
  }
};
