import type { Language } from '@shared-kernel/contracts/system/values';
import type { RemoteManifest, RemoteModule } from 'shared-kernel/remote';
import { aSession } from './member-builders.ts';
import { remoteTexts } from './package-texts.ts';
import { renderInNode } from './render-in-node.tsx';

/** Lazy parts of a page are compiled when a test first shows them. */
const PATIENCE_MS = 60_000;

const VISITORS = { guest: null, member: aSession() } as const;

/**
 * Tests that a remote's pages can be loaded, and its public ones painted, where there is no browser: no global of the DOM is
 * touched, in no language, for no visitor, and no guest waits for ever for a member's answer. A remote's file calls it with its
 * manifest; new pages are covered as they come.
 * `addresses` are of the pages that show nothing at their bare one.
 */
export const testPublicPages = (
  { name, routes }: RemoteManifest<string, string>,
  { pages, slots }: RemoteModule<string, string>,
  addresses: Readonly<Record<string, string>> = {},
): void => {
  jest.setTimeout(PATIENCE_MS);
  const paint = async (page: string, path: string, visitor: keyof typeof VISITORS, language: Language) => {
    const load = pages[page];
    if (load === undefined) throw new Error(`The remote ${name} has no page "${page}".`);
    const { Page } = await load();
    const texts = remoteTexts(expect.getState().testPath ?? '');
    return renderInNode(Page, { path, session: VISITORS[visitor], language, texts });
  };

  test('every page and slot can be loaded without a browser', async () => {
    for (const load of Object.values(pages)) expect(await load()).toHaveProperty('Page');
    for (const load of Object.values(slots)) expect(await load()).toHaveProperty('Slot');
  });

  for (const { page, path: bare, starts = [] } of routes.filter(({ access }) => access === 'public')) {
    const path = addresses[page] ?? bare;
    describe(`the page ${page} without a browser`, () => {
      test.each(['guest', 'member'] as const)('is painted for a %s', async (visitor) => {
        const { pending, answered, calls, waitsFor } = await paint(page, path, visitor, 'EN');
        // A page that is for guests only, the login page say, sends a member on and shows nothing.
        const isSentOn = visitor === 'member' && answered === '';
        if (isSentOn) return;
        expect(pending).toMatch(/<\w+/);
        expect(waitsFor).toEqual([]);
        // What the document starts is what the first view consists of; else it was painted without its content.
        const started = starts.filter(({ when }) => when === 'always' || visitor === 'member');
        expect(calls).toEqual(expect.arrayContaining(started.map((call) => call.path)));
      });

      test('is painted in the language that is asked for', async () => {
        const english = await paint(page, path, 'guest', 'EN');
        const filipino = await paint(page, path, 'guest', 'TY');
        expect(filipino.answered).not.toBe(english.answered);
      });
    });
  }
};
