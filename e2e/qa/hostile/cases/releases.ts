import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentRemote, ReleaseDocument } from '@shared-kernel/contracts/release/release';
import { visitorCookieName } from '@shared-kernel/contracts/wire/visitor';
import {
  createFolderStore,
  promote,
  publishRelease,
  type ReleaseStore,
  readRegistryKeys,
  rollback,
  startCanary,
} from 'delivery/registry';
import { WORKSPACE } from '../../../fixtures/site.ts';
import type { Tally } from '../../tally.ts';
import { REGISTRY } from '../../world/places.ts';
import type { World } from '../../world/world.ts';
import type { Case } from '../case.ts';

const VISITORS = 50;
const DEALT = 10_000;
const ASKED_AT_ONCE = 50;
const CANARY_PERCENT = 10;
const CANARY_BRAND = 'luna';
const LOOK_EVERY_MS = 20;
/** A person reads a page. */
const PAUSE_MS = 100;

/** The same visitors in every run: `00000000-0000-4000-8000-000000000007`. */
const visitorId = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const asVisitor = (index: number, brand = 'tala'): RequestInit => ({
  headers: { Cookie: `${visitorCookieName(false)}=${visitorId(index)}`, 'X-Forwarded-Host': `${brand}.localhost` },
});

const agentIn = ({ remotes }: ReleaseDocument): DocumentRemote | undefined =>
  remotes.find(({ live }) => live.name === 'agent')?.live;

const documentOf = async ({ edge }: World, visit: RequestInit = {}): Promise<ReleaseDocument> => {
  const answer = await fetch(`${edge.url}/m/_release`, visit);
  if (answer.ok) return (await answer.json()) as ReleaseDocument;
  throw new Error(`the release document was answered with ${answer.status}`);
};

/** The agent area that a visitor gets. Throws where there is none. */
const agentOf = async (world: World, visit?: RequestInit): Promise<DocumentRemote> => {
  const agent = agentIn(await documentOf(world, visit));
  if (agent) return agent;
  throw new Error('the release document has no agent area');
};

/** Publishes the agent area once more under a version of its own: the same files, as a build without a change has them. */
const publishAgent = async (store: ReleaseStore, version: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'agent-'));
  try {
    await cp(join(WORKSPACE, 'remote-agent/dist'), folder, { recursive: true });
    const file = join(folder, 'release.json');
    await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), version }));
    return (await publishRelease(store, folder)).id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** A hash of all files of all packages but the agent area. */
const hashOfOthers = async (): Promise<string> => {
  const hash = createHash('sha256');
  const root = join(REGISTRY, 'releases');
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.filter((each) => !each.startsWith(join(root, 'agent/'))).sort())
    hash.update(path).update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
};

/** Opens a page and reads the code that it names, as a browser checks it; what went wrong, or undefined. */
const faultOfVisit = async (world: World, index: number): Promise<string | undefined> => {
  try {
    const page = await fetch(`${world.edge.url}/m/home`, asVisitor(index));
    await page.text();
    if (!page.ok) return `the page was answered with ${page.status}`;
    const { baseUrl, entry, integrity } = await agentOf(world, asVisitor(index));
    const file = await fetch(`${baseUrl}${entry}`);
    const bytes = Buffer.from(await file.arrayBuffer());
    if (!file.ok) return `${baseUrl}${entry} was answered with ${file.status}`;
    const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    return hash === integrity[entry] ? undefined : `${baseUrl}${entry} is another file`;
  } catch (error) {
    return String(error);
  }
};

const visitUntil = async (world: World, index: number, isOver: () => boolean, tally: Tally): Promise<number> => {
  let visits = 0;
  while (!isOver()) {
    const fault = await faultOfVisit(world, index);
    tally.held(fault === undefined, fault ?? '');
    visits += 1;
    await sleep(PAUSE_MS);
  }
  return visits;
};

/** From a change of the pointers to the first visitor who gets it, in milliseconds. */
const msUntil = async (world: World, change: () => Promise<unknown>, version: string): Promise<number> => {
  const started = performance.now();
  await change();
  while ((await agentOf(world)).version !== version) await sleep(LOOK_EVERY_MS);
  return performance.now() - started;
};

const worst = (times: readonly number[]): string => `${Math.round(Math.max(...times))} ms`;

/** The share of some visitors of a brand who get a version, in percent. */
const shareOf = async (world: World, brand: string, version: string, dealt = DEALT): Promise<number> => {
  let count = 0;
  for (let from = 0; from < dealt; from += ASKED_AT_ONCE) {
    const some = Array.from({ length: ASKED_AT_ONCE }, (_, index) => agentOf(world, asVisitor(from + index, brand)));
    for (const agent of await Promise.all(some)) if (agent.version === version) count += 1;
  }
  return (count / dealt) * 100;
};

/** Releases come and go under visitors, and one brand gets a canary: nobody meets an error, and nothing else changes a byte. */
export const releases: Case = {
  name: 'releases',
  title: '50 visitors while the agent area is released and taken back; a canary of 10 % at one brand',
  run: async (world, tally, { pick }) => {
    const store = createFolderStore(REGISTRY, await readRegistryKeys(REGISTRY, process.env));
    const first = await agentOf(world);
    const before = await hashOfOthers();
    let isOver = false;
    const visits = Array.from({ length: VISITORS }, (_, index) => visitUntil(world, index, () => isOver, tally));
    const times: { promoted: number[]; back: number[] } = { promoted: [], back: [] };
    const turns = pick(2, 20) / 2;
    try {
      for (let turn = 1; turn <= turns; turn += 1) {
        const version = `1.1.${turn}`;
        const id = await publishAgent(store, version);
        times.promoted.push(await msUntil(world, () => promote(store, [id]), version));
        times.back.push(await msUntil(world, () => rollback(store, ['agent']), first.version));
      }
    } finally {
      isOver = true;
    }
    const opened = (await Promise.all(visits)).reduce((sum, each) => sum + each, 0);
    tally.figure(`${turns * 2} changes under ${opened} visits`);
    tally.figure(`to a new visitor at the most ${worst(times.promoted)} promoted, ${worst(times.back)} rolled back`);

    const canary = '1.2.0';
    const to = { percent: CANARY_PERCENT, merchant: CANARY_BRAND };
    const { revision } = await startCanary(store, [await publishAgent(store, canary)], to);
    while ((await documentOf(world)).revision < revision) await sleep(LOOK_EVERY_MS);
    const share = await shareOf(world, CANARY_BRAND, canary);
    const elsewhere = await shareOf(world, 'tala', canary, pick(500, DEALT));
    tally.held(Math.abs(share - CANARY_PERCENT) <= 1, `${share} % of ${CANARY_BRAND} have the canary`);
    tally.held(elsewhere === 0, `${elsewhere} % of another brand have the canary`);
    tally.figure(`${share.toFixed(2)} % of ${DEALT} visitors have the canary, elsewhere ${elsewhere} %`);

    const after = await hashOfOthers();
    tally.held(before === after, `files of other packages changed: ${before} is ${after}`);
    tally.figure(`files of host and other remotes ${before} before, ${after} after`);
  },
};
