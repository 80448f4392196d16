import type { RanPackage, VisitFailure } from '@shared-kernel/contracts/release/visit-report';
import { aDocumentRemote, aReleaseDocument } from '../testing/documents.ts';
import { reportVisit } from './report-visit.ts';

const LIVE: RanPackage = { package: 'browse', isFallback: false };
const HOST = { package: 'host', isFallback: false } as const;
const FAILED: VisitFailure = { ...LIVE, phase: 'render', part: 'home' };

const sent = jest.fn();
const hide = (): void => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const reports = (): unknown[] => sent.mock.calls.map(([path, body]) => ({ path, ...JSON.parse(body) }));

/** What happened before the report's code was there. */
const visit = (failures: VisitFailure[] = [], tried = [LIVE]) => {
  const remotes = [
    { live: aDocumentRemote(), fallback: aDocumentRemote({ baseUrl: 'http://browse.test/0.9.0+abc/' }) },
  ];
  const pages = { firstDrawn: () => ({ remote: 'browse', ms: 812.4 }) };
  reportVisit({ document: aReleaseDocument(remotes), pages }, { failures, remotes: { tried: () => tried } });
  return failures;
};

beforeEach(() => {
  sent.mockClear();
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
  performance.getEntriesByType = () => [];
});

it('a page that is hidden reports once what ran, when the first page stood and what failed', () => {
  visit([FAILED]);
  hide();
  hide();
  expect(reports()).toEqual([
    {
      path: '/m/_visits',
      compositionId: 'c0ffee00',
      visit: { ran: [HOST, LIVE], load: { package: 'browse', ms: 812 } },
      failures: [FAILED],
    },
  ]);
});

it('what fails later is reported without counting the visit again, and at most 20 failures', () => {
  const failures = visit([]);
  hide();
  for (let turn = 0; turn < 30; turn += 1) failures.push(FAILED);
  hide();
  hide();
  expect(reports()).toHaveLength(2);
  expect(reports()[1]).toEqual({ path: '/m/_visits', compositionId: 'c0ffee00', failures: Array(20).fill(FAILED) });
});

it('a load in a background tab says nothing about the files', () => {
  hide();
  visit();
  hide();
  expect(reports()[0]).toHaveProperty('visit.ran');
  expect(reports()[0]).not.toHaveProperty('visit.load');
});

it('nor does one that the fallback had to end', () => {
  visit([], [LIVE, { ...LIVE, isFallback: true }]);
  hide();
  expect(reports()[0]).not.toHaveProperty('visit.load');
});

it('an uncaught error belongs to the release whose script threw it; one of an extension to none', () => {
  const failures = visit();
  const thrownIn = (filename: string) => dispatchEvent(new ErrorEvent('error', { filename }));
  thrownIn('http://browse.test/1.0.0+abc/home.js');
  thrownIn('http://browse.test/0.9.0+abc/home.js');
  thrownIn('chrome-extension://x/y.js');
  expect(failures).toEqual([
    { package: 'browse', isFallback: false, phase: 'run' },
    { package: 'browse', isFallback: true, phase: 'run' },
  ]);
});
