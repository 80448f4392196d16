import type { ReleaseDetails } from '@shared-kernel/contracts/release/release';
import { aDocumentRemote, aReleaseDocument } from '../testing/documents.ts';
import { completeDocument } from './complete-document.ts';

const STARTS = [{ path: '/wps/x', query: {}, when: 'always' as const }];
const aDetail = (own: Partial<ReleaseDetails> = {}): ReleaseDetails => ({
  compositionId: 'c0ffee00',
  remotes: [
    {
      name: 'browse',
      starts: { '/m/home': STARTS },
      preload: { start: { scripts: ['late.js'], styles: [] }, pages: {}, locales: { EN: [], TY: [] } },
      integrity: { 'late.js': 'sha384-late', 'entry.js': 'sha384-other' },
    },
  ],
  ...own,
});

/** What the document server answers; the addresses that it is asked for are noted. */
const serve = (details: ReleaseDetails | null): readonly string[] => {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address));
    return details === null ? new Response(null, { status: 404 }) : Response.json(details);
  });
  return asked;
};

describe('the release document', () => {
  it('is completed with files and calls of the other pages; what it was inlined with stays in force', async () => {
    const asked = serve(aDetail());
    const document = aReleaseDocument([{ live: aDocumentRemote(), fallback: null }]);
    await completeDocument(document);
    const live = document.remotes[0]?.live;
    expect(asked).toEqual(['/m/_release?details=c0ffee00']);
    expect(live?.routes[0]?.starts).toEqual(STARTS);
    expect(live?.preload.start.scripts).toEqual(['late.js']);
    expect(live?.integrity).toEqual({ 'late.js': 'sha384-late', 'entry.js': 'sha384-x' });
  });

  it.each([
    ['of another composition', aDetail({ compositionId: 'deadbeef' })],
    ['of a release that is gone', null],
  ])('stays as it is when the details are %s', async (_, details) => {
    serve(details);
    const document = aReleaseDocument();
    const before = structuredClone(document);
    await completeDocument(document);
    expect(document).toEqual(before);
  });
});
