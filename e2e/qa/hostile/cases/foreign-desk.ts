import type { Case } from '../case.ts';
import { statusOf } from './odd-requests.ts';

const PATHS = [
  '/payments',
  '/withdrawals',
  '/feedback',
  '/chat',
  '/mail',
  '/announcements',
  '/contracts',
  '/rewards',
  '/missions',
  '/commissions',
  '/referrals',
  '/members',
  '/moves',
  '/partners',
  '/outbox',
  '/pictures/x',
];
/** Desks whose buttons move money or members. */
const POSTED = [
  '/payments',
  '/withdrawals',
  '/feedback',
  '/chat',
  '/mail',
  '/contracts',
  '/rewards',
  '/missions',
  '/commissions',
  '/members',
  '/moves',
  '/partners',
  '/referrals',
];
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
/** What browsers send for a page that is not the desk's own: of another site, of another port, of a host name that leads here. */
const FOREIGN = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://evil.example' },
  { Origin: 'http://localhost:1' },
  { Origin: 'null' },
];

export const foreignDesk: Case = {
  name: 'foreign-desk',
  title: 'the desk and the outbox, asked by other pages, other host names and over a proxy',
  run: async ({ platforms: [{ url }], edge }, tally) => {
    for (const path of PATHS) {
      for (const headers of [{ Host: 'evil.example' }, { Host: 'localhost', 'X-Forwarded-For': '203.0.113.9' }]) {
        const status = await statusOf(url, { path, headers });
        tally.held(status === 404, `${path} ${JSON.stringify(headers)}: ${status}`);
      }
      const byEdge = await statusOf(edge.url, { path });
      tally.held(byEdge === 404, `${path} at the document server: ${byEdge}`);
    }
    for (const headers of FOREIGN) {
      for (const path of POSTED) {
        const status = await statusOf(url, {
          method: 'POST',
          path,
          headers: { Host: `localhost:${new URL(url).port}`, ...FORM, ...headers },
          body: 'sure=yes&credit=DP1',
        });
        tally.held(status === 403, `POST ${path} ${JSON.stringify(headers)}: ${status}`);
      }
    }
  },
};
