import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFolderStore, publishRelease } from 'delivery/registry';
import { createStaticServer } from 'delivery/static-server';
import { createWorkbench } from 'delivery/testing/sample-build';
import { expect, test } from '../fixtures/test.ts';

/** Code that compresses badly by itself, as minified code does. */
const CODE = Array.from({ length: 400 }, (_, line) => createHash('sha256').update(`${line}`).digest('base64')).join(
  '\n',
);
const scriptOf = (release: string): string => `/*${CODE}*/ window.release = '${release}';`;
/** A browser keeps a dictionary some time after the page has its script: each try asks for a release that it has not seen. */
const RELEASES = Array.from({ length: 40 }, (_, index) => {
  const place = String(index).padStart(2, '0');
  const name = `aaaaa${place}`;
  return { name, file: `page.aaaaaaaa${place}.js`, script: scriptOf(name) };
});

const listen = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://localhost:${(server.address() as AddressInfo).port}`;
};
const integrityOf = (script: string): string => `sha384-${createHash('sha384').update(script).digest('base64')}`;

test('a returning browser fetches a script of the next release as a delta, and checks the whole of it', async ({
  page,
}) => {
  const bench = await createWorkbench();
  const store = createFolderStore(bench.registry);
  for (const { name, file, script } of RELEASES)
    await publishRelease(store, await bench.remote({ commit: name }, { [file]: script }));
  const { server: files } = createStaticServer({ registry: bench.registry, name: 'browse' });
  const origin = await listen(files);
  const documents = createServer(({ url }, response) => {
    const asked = RELEASES.find(({ name }) => url === `/${name}`);
    response.setHeader('Content-Type', 'text/html');
    response.end(
      asked &&
        `<script crossorigin integrity="${integrityOf(asked.script)}" src="${origin}/1.0.0+${asked.name}/${asked.file}"></script>`,
    );
  });
  const site = await listen(documents);
  const visit = async ({ name, file } = { name: '', file: '' }) => {
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith(file)),
      page.goto(`${site}/${name}`),
    ]);
    const { responseBodySize } = await answer.request().sizes();
    const ran = await page.evaluate(() => Reflect.get(window, 'release'));
    return { encoding: (await answer.allHeaders())['content-encoding'], bytes: responseBodySize, ran };
  };
  try {
    const [first, ...next] = RELEASES;
    const whole = await visit(first);
    expect(whole).toMatchObject({ encoding: 'br', ran: first?.name });
    const unseen = next.values();
    await expect(async () => {
      const release = unseen.next().value;
      const delta = await visit(release);
      expect(delta).toMatchObject({ encoding: 'dcz', ran: release?.name });
      expect(delta.bytes).toBeLessThan(whole.bytes / 20);
    }).toPass();
  } finally {
    for (const server of [documents, files]) {
      server.closeAllConnections();
      server.close();
    }
    await bench.dispose();
  }
});
