import { aRoute } from '@shared-kernel/testing/site-builders';
import { aDocumentRemote, aReleaseDocument } from '../testing/documents.ts';
import { routesOf } from './route-table.ts';

const account = aDocumentRemote({
  name: 'account',
  routes: [aRoute({ path: '/m/login', aliases: [], page: 'login' })],
});
const table = routesOf(
  aReleaseDocument([
    { live: aDocumentRemote(), fallback: null },
    { live: account, fallback: null },
  ]),
);

describe('the route table', () => {
  it.each([
    ['/m/home', 'browse'],
    ['/', 'browse'],
    ['/m', 'browse'],
    ['/m/', 'browse'],
    ['/m/login', 'account'],
    ['/m/login/', 'account'],
  ])('%s is shown by %s', (pathname, remote) => {
    expect(table.match(pathname)?.remote.name).toBe(remote);
  });

  it('knows look-alikes apart', () => {
    expect(table.match('/m/loginx')).toBeUndefined();
    expect(table.match('/m/login/more')).toBeUndefined();
  });
});
