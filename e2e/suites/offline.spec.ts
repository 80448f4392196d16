import { IS_WHOLE, isOneOf, someOf } from '../fixtures/extent.ts';
import { type Network, type NetworkProxy, startNetworkProxy } from '../fixtures/network-proxy.ts';
import { test as base, expect, SPOKEN, WALK } from '../fixtures/test.ts';
import type { Texts } from '../fixtures/texts.ts';
import { WITH_FRAME, walkOffline } from '../flows/offline/walk.ts';
import { VISITS } from '../flows/visits.ts';

/**
 * A whole run presses every entry of every list, with all that it opens and all round the frame. Otherwise there is time for so
 * many presses on one page of nine, and for all of one page round which the frame is walked.
 */
const MOST = 2;
const ONE_OF = 9;
/** For a walk of a few presses, and for a long one of hundreds, ms. */
const WALK_MS = IS_WHOLE ? 3_600_000 : 240_000;

const test = base.extend<{ readonly network: Network }, { readonly networkProxy: NetworkProxy }>({
  networkProxy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const network = await startNetworkProxy();
      await use(network);
      await network.close();
    },
    { scope: 'worker' },
  ],
  // Firefox and WebKit pass their proxies by for the loopback interface.
  network: async ({ networkProxy, browserName, context }, use) => {
    const network = {
      disconnect: () => context.setOffline(true),
      reconnect: () => context.setOffline(false),
    };
    await use(browserName === 'chromium' ? networkProxy : network);
    await networkProxy.reconnect();
  },
  proxy: async ({ networkProxy, browserName }, use) =>
    use(browserName === 'chromium' ? { server: networkProxy.proxy } : undefined),
});

/** Presses after which the page is another one, in another language or for another visitor, by what they are called. */
const changesPage = (t: Texts): ((key: string) => boolean) => {
  const names = [t('common:signOut'), t('frame:language.label', { name: '' })];
  return (key) => names.some((name) => key.includes(name));
};

/** The frame is the same round both. */
const FRAMED = someOf('frame', [...WITH_FRAME]);

for (const visit of VISITS) {
  const isFramed = FRAMED.includes(visit.name);
  if (!isFramed && !isOneOf(ONE_OF, visit.name)) continue;
  test(`${visit.name}: whatever is pressed with the network gone, the page stands, says so, and heals`, {
    tag: [WALK, ...(isFramed && IS_WHOLE ? [SPOKEN] : [])],
  }, async ({ page, pages, network, brand, t, control, signedInAs }) => {
    test.setTimeout(WALK_MS);
    if (visit.visitor !== undefined) await signedInAs(await visit.visitor(control, { brand }));
    const open = async () => {
      await visit.open(pages);
      await expect(visit.content(pages)).toBeVisible();
    };
    const withMenu = isFramed || IS_WHOLE;
    const { pressed, missed } = await walkOffline({
      page,
      network,
      open,
      isWhole: IS_WHOLE,
      withMenu,
      ...(!withMenu && { most: MOST }),
      changesPage: changesPage(t),
    });
    expect(pressed.length).toBeGreaterThan(0);
    const hasMenu = pressed.some((key) => key.startsWith(`nav: a ${t('frame:menu.members')}`));
    // The bottom menu leads to pages of other remotes, whose code was not here: the walk met what it is about.
    if (hasMenu) expect(missed, pressed.join(' | ')).not.toEqual([]);
  });
}

test('a page that did not come for want of a network comes by itself when it is back, without a word of the browser', async ({
  page,
  pages,
  network,
}) => {
  await pages.home.open();
  await expect(pages.home.hotGames.first()).toBeVisible();
  await network.disconnect();
  await pages.frame.goTo('members');
  await expect(pages.frame.retryCard).toBeVisible();
  await expect(page.getByTestId('offline-bar')).toBeVisible();
  await network.reconnect();
  await expect(pages.member.guestCard).toBeVisible();
  await expect(page.getByTestId('offline-bar')).toBeHidden();
});

test('a press that nothing can answer is said, and answered when the network is back', async ({
  page,
  pages,
  network,
  t,
}) => {
  await pages.home.open();
  const app = page.getByRole('main').getByRole('button', { name: t('browse:install.get') });
  await expect(app).toBeVisible();
  await network.disconnect();
  await app.click();
  await expect(pages.frame.toasts).toContainText(t('common:failed.press'));
  await expect(app).toBeFocused();
  await network.reconnect();
  // A press while the network is still coming back may be answered with the toast again; behind the dialog there is no button.
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    if (!(await dialog.isVisible())) await app.click({ timeout: 2000 });
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
});
