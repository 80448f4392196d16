import { sessionStore } from 'shared-kernel/host/session';
import { aRoute } from 'shared-kernel/testing/site-builders';
import { aDocumentRemote } from '../testing/documents.ts';
import { aHost } from '../testing/hosts.ts';
import { fetchPagesAhead, hasRoom } from './fetch-ahead.ts';

const hints = (): readonly string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(
    ({ href }) => href.split('/').at(-1) ?? '',
  );

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
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  await fetchPagesAhead(host);
  expect(hints()).toEqual(['entry.js', 'mine.js', 'mine.css']);
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
