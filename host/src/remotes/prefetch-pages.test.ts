import { aRoute } from '@shared-kernel/testing/site-builders';
import { sessionStore } from 'shared-kernel/host/session';
import { aDocumentRemote } from '../testing/documents.ts';
import { aHost } from '../testing/hosts.ts';
import { hasRoom, prefetchPages } from './prefetch-pages.ts';

const asked = (calls: jest.SpyInstance): readonly string[] =>
  calls.mock.calls.map(([url]) => String(url).split('/').at(-1) ?? '').filter((file) => file.includes('.'));

test('after the first view the pages come that ask for it, and that the visitor may see', async () => {
  const page = (name: string, own: Parameters<typeof aRoute>[0] = {}) =>
    aRoute({ path: `/m/${name}`, page: name, ...own });
  const files = (name: string) => ({ scripts: [`${name}.js`], styles: [`${name}.css`], consumes: [] });
  const routes = [
    page('home', { prefetch: 'idle' }),
    page('mine', { prefetch: 'idle' }),
    page('agent', { prefetch: 'idle', access: 'agent' }),
    page('help'),
  ];
  const host = aHost(routes);
  const live = aDocumentRemote({ routes });
  const preload = { ...live.preload, pages: Object.fromEntries(routes.map((each) => [each.page, files(each.page)])) };
  for (const { remote } of host.routes.entries) Object.assign(remote, { preload });
  sessionStore.setState({ session: null });
  window.history.pushState(null, '', '/m/home');
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  await prefetchPages(host);
  expect(asked(fetched)).toEqual(['entry.js', 'mine.js', 'mine.css']);
  expect(fetched).toHaveBeenCalledWith(expect.stringContaining('entry.js'), {
    priority: 'low',
    integrity: live.integrity['entry.js'],
  });
  await prefetchPages(host);
  expect(asked(fetched)).toHaveLength(6);
  fetched.mockImplementation(async () => new Response(''));
  await prefetchPages(host);
  await prefetchPages(host);
  expect(asked(fetched)).toHaveLength(9);
  fetched.mockRestore();
});

describe('fetching ahead', () => {
  it.each([
    [{ saveData: true, effectiveType: '4g' }, false],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: '4g' }, true],
    [undefined, true],
  ])('on %p: %p', (connection, expected) => {
    expect(hasRoom(connection)).toBe(expected);
  });
});
