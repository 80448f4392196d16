import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  type ReleaseDocument,
  type RemoteRelease,
  releaseDetails,
  releaseDocument,
} from '@shared-kernel/contracts/release/release';
import { safeParse } from '@shared-kernel/contracts/schema';
import { sha256Hex } from '../base/digest.ts';
import { anEdge, type TestEdge } from '../testing/an-edge.ts';
import { textOfElement } from '../testing/read-html.ts';
import { aBrowseRemote, aHost, aRegistry, aRemote, aRoute } from '../testing/release-builders.ts';

const BROTLI_QUALITY = 5;
/** What the document may add to a page, compressed: it is sent with every one, and must not crowd out the first view. */
const BUDGET_BYTES = 6 * 1024;
const ROUTES = 80;
const REMOTES = ['browse', 'account'];

const slimHost = aHost({ document: 'slim' });

const inlinedOf = async (edge: TestEdge): Promise<ReleaseDocument> => {
  const parsed = safeParse(releaseDocument, JSON.parse(textOfElement(await edge.html('/m/home'), 'release-document')));
  assert.ok(parsed.success);
  return parsed.data;
};

/** A remote of the size that is coming, with hashes as incompressible as real ones. */
const aLargeRemote = async (name: string, version: string): Promise<RemoteRelease> => {
  const pages = Array.from({ length: ROUTES / REMOTES.length }, (_, index) => `${name}-page-${index}`);
  const digest = async (text: string) => (await sha256Hex(`${text} ${version}`)).slice(0, 10);
  const file = async (part: string, ending: string) => `${part}.${await digest(part)}.${ending}`;
  const filesOf = async (page: string) => ({
    scripts: [await file(page, 'js'), await file(`${page}-lazy`, 'js')],
    styles: [await file(page, 'css')],
    consumes: Array.from({ length: 18 }, (_, index) => `shared-kernel/ui/part-${index}`),
    texts: { EN: [await file(`${page}-en`, 'js')], TY: [await file(`${page}-ty`, 'js')] },
  });
  const preloads = await Promise.all(pages.map(async (page) => [page, await filesOf(page)] as const));
  const remote = aRemote(name, { version });
  const names = preloads.flatMap(([, { scripts, styles, texts }]) => [...scripts, ...styles, ...texts.EN, ...texts.TY]);
  const integrity = async (of: string) => `sha384-${Buffer.from(await sha256Hex(of + version)).toString('base64')}`;
  const files = await Promise.all(
    [...Object.keys(remote.files), ...names].map(
      async (each) => [each, { integrity: await integrity(each), bytes: 1, gzipBytes: 1 }] as const,
    ),
  );
  return {
    ...remote,
    files: Object.fromEntries(files),
    preload: { ...remote.preload, pages: Object.fromEntries(preloads) },
    routes: pages.map((page, index) =>
      aRoute({
        path: index === 0 && name === 'browse' ? '/m/home' : `/m/${page}`,
        page,
        title: { EN: `Page ${index} of ${name}`, TY: `Ika-${index} pahina ng ${name}` },
        access: index % 3 === 0 ? 'login-page' : 'public',
        starts: [{ path: `/wps/${name}/list/${index}`, query: { language: '$language' }, when: 'always' }],
      }),
    ),
  };
};

test(`with ${ROUTES} routes and fallbacks the inlined document keeps its budget`, async (context) => {
  const registry = aRegistry(slimHost);
  for (const version of ['1.0.0', '1.1.0'])
    for (const name of REMOTES) registry.promote(await aLargeRemote(name, version));
  const edge = anEdge({}, registry);
  const inlined = Buffer.from(textOfElement(await edge.html('/m/home'), 'release-document'));
  const whole = Buffer.from(await (await edge.get('/m/_release')).text());
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
  const sizes = (text: Buffer) =>
    `${text.length} bytes, gzip ${gzipSync(text).length}, brotli ${brotliCompressSync(text, quality).length}`;
  context.diagnostic(`inlined: ${sizes(inlined)}; whole: ${sizes(whole)}`);
  const { remotes } = await inlinedOf(edge);
  assert.equal(remotes.flatMap(({ live }) => live.routes).length, ROUTES);
  assert.ok(remotes.every(({ fallback }) => fallback !== null));
  assert.ok(brotliCompressSync(inlined, quality).length < BUDGET_BYTES);
});

test('a page carries what loads each remote and its fallback, and its own files as tags', async () => {
  const edge = anEdge({}, aRegistry(slimHost, aBrowseRemote(), aRemote('account')));
  edge.registry.promote(aBrowseRemote({ version: '1.1.0' }));
  const browse = (await inlinedOf(edge)).remotes.find(({ live }) => live.name === 'browse');
  assert.deepEqual(browse?.live.integrity, { 'browse-entry.js': 'sha384-browse-entry.js' });
  assert.deepEqual(browse?.fallback?.integrity, { 'browse-entry.js': 'sha384-browse-entry.js' });
  assert.deepEqual(browse?.fallback?.routes, []);
  assert.ok(browse?.live.routes.every(({ starts }) => starts.length === 0));
  assert.match(await edge.html('/m/home'), /integrity="sha384-browse-page\.js"/);
});

test('what it leaves out is had by the name of the composition, for ever, and by no other', async () => {
  const edge = anEdge({}, aRegistry(slimHost, aBrowseRemote(), aRemote('account')));
  const { compositionId } = await inlinedOf(edge);
  const answer = await edge.get(`/m/_release?details=${compositionId}`);
  assert.match(answer.headers.get('Cache-Control') ?? '', /immutable/);
  const details = safeParse(releaseDetails, await answer.json());
  assert.ok(details.success);
  const browse = details.data.remotes.find(({ name }) => name === 'browse');
  assert.equal(browse?.starts['/m/home']?.length, 2);
  assert.equal(browse?.integrity['browse-page.css'], 'sha384-browse-page.css');
  assert.equal((await edge.get('/m/_release?details=deadbeef')).status, 404);
});

test('a host from before reads the whole document', async () => {
  const edge = anEdge();
  assert.equal(
    textOfElement(await edge.html('/m/home'), 'release-document'),
    await (await edge.get('/m/_release')).text(),
  );
});
