import type { Route } from '@playwright/test';
import { anAgent } from '../factories/accounts.ts';
import { otherReact } from '../fixtures/other-react.ts';
import { liveRelease, REMOTES, readRelease } from '../fixtures/release.ts';
import { expect, test, WHOLE } from '../fixtures/test.ts';
import {
  CROSS_ORIGIN,
  drawsItself,
  putTwinFirst,
  serveFile,
  type Twin,
  type TwinOptions,
  wrapPages,
} from '../fixtures/twin-release.ts';
import { areaOf } from '../flows/areas.ts';
import {
  type Case,
  LONGEST_MS,
  played,
  REFUSED,
  seen,
  settle,
  spoiled,
  visitTwice,
  withRegistry,
} from '../flows/chaos.ts';

const withTwin =
  (options: TwinOptions) =>
  async (given: Case): Promise<string> => {
    await putTwinFirst(given.pages.frame.page, given.site, given.remote, options);
    return played(given);
  };

const component = (body: string): TwinOptions => ({
  entry: (script, container) => script + wrapPages(container, body),
});

const missing = (route: Route): Promise<void> => route.fulfill({ status: 404, headers: CROSS_ORIGIN });

const withoutPage = async (given: Case): Promise<string> => {
  const { remote, area, site } = given;
  const { preload, routes } = liveRelease(await readRelease(site), remote);
  const shown = routes.find(({ path }) => path === area.path)?.page ?? '';
  const own = preload.pages[shown]?.scripts.filter((file) => !preload.start.scripts.includes(file)) ?? [];
  const serve = (route: Route, twin: Twin): Promise<void> =>
    own.some((file) => route.request().url().endsWith(`/${file}`)) ? missing(route) : serveFile(route, twin);
  return withTwin({ serve })(given);
};

const tampered = (route: Route, twin: Twin): Promise<void> => {
  const { entry, baseUrl } = twin.release;
  if (route.request().url() !== baseUrl + entry) return serveFile(route, twin);
  return route.fulfill({ body: `window.tampered = true;${twin.files.get(entry)}`, headers: CROSS_ORIGIN });
};

const slow = async (given: Case): Promise<string> => {
  const { area, pages, site, remote, control, signedInAs } = given;
  const { page } = pages.frame;
  let gate = Promise.withResolvers<void>();
  const serve = async (route: Route, twin: Twin): Promise<void> => {
    await gate.promise;
    await serveFile(route, twin);
  };
  if (area.isForAgents) await signedInAs(await anAgent(control));
  await putTwinFirst(page, site, remote, { serve });
  await page.goto(site + area.path, { waitUntil: 'commit' });
  await expect(pages.frame.loading).toBeVisible();
  gate.resolve();
  await seen(area, pages);
  gate = Promise.withResolvers();
  gate.resolve();
  return `${await visitTwice(area, pages, site)}, when its files come`;
};

interface Failure {
  readonly play: (given: Case) => Promise<string>;
  /** What the host reports of the remote; nothing where its own page is shown. */
  readonly report?: (remote: string) => string;
}

const notLoaded = (remote: string): string => `the ${remote} remote failed to load`;
const pageNotLoaded = (remote: string): string => `the ${remote} remote failed to load its `;
const notRendered = (remote: string): string => `the ${remote} remote failed to render`;

/** One row each, in every column. */
const FAILURES: Readonly<Record<string, Failure>> = {
  'every file 404': { play: withTwin({ serve: missing }), report: notLoaded },
  'files hang': { play: withTwin({ serve: async () => undefined }), report: notLoaded },
  'files slow': { play: slow },
  'malformed release description': { play: spoiled('release.json', '{"schema":1,') },
  'tampered file': {
    play: async (given) => {
      const outcome = await withTwin({ serve: tampered })(given);
      expect(await given.pages.frame.page.evaluate(() => 'tampered' in window)).toBe(false);
      return outcome;
    },
    report: notLoaded,
  },
  'throws on load': {
    play: withTwin({ entry: () => "throw new Error('Thrown on load, as a test asked for');" }),
    report: notLoaded,
  },
  'throws on first render': {
    play: withTwin(component("throw new Error('Thrown on render, as a test asked for');")),
    report: notRendered,
  },
  'throws on leaving': {
    play: withTwin(
      component(
        `React.useEffect(() => () => { throw new Error('Thrown on leaving, as a test asked for'); }, []);${drawsItself}`,
      ),
    ),
    report: notRendered,
  },
  'brings another React': {
    play: withTwin(component(`(${otherReact})().useState(0);${drawsItself}`)),
    report: notRendered,
  },
  'needs an older kernel': {
    play: withRegistry(async (registry, { remote }) => {
      const why = await registry.release(remote, { kernel: '^1.0.0' });
      expect(why).toContain('needs kernel ^1.0.0');
      return REFUSED;
    }),
  },
  "one page's chunk gone": { play: withoutPage, report: pageNotLoaded },
};

/** The short form plays one remote of each row, and each remote. */
const tagOf = (row: number, column: number): { readonly tag: string[] } => ({
  tag: row % REMOTES.length === column ? [] : [WHOLE],
});

Object.entries(FAILURES).forEach(([failure, { play, report }], row) => {
  REMOTES.forEach((remote, column) => {
    test(`${failure}: ${remote}`, tagOf(row, column), async ({ page, pages, site, control, signedInAs }) => {
      test.setTimeout(4 * LONGEST_MS);
      const reported: string[] = [];
      page.on('console', (message) => message.type() === 'error' && reported.push(message.text()));
      const outcome = await play({ pages, site, control, signedInAs, remote, area: areaOf(remote) });
      if (report !== undefined) expect(reported).toContainEqual(expect.stringContaining(report(remote)));
      settle({ failure, remote, outcome }, row);
    });
  });
});
