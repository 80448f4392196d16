import type { DocumentRemote } from '@shared-kernel/contracts/release/release';
import { COMMON_TEXTS } from 'shared-kernel/common-texts';
import { subscribe } from 'shared-kernel/events';
import { initI18n } from 'shared-kernel/host/i18n';
import type { RemoteModule } from 'shared-kernel/remote';
import { aDocumentRemote, aReleaseDocument } from '../testing/documents.ts';
import { createRemoteLoader } from './remote-loader.ts';

const TEXTS = { EN: async () => ({ default: {} }), TY: async () => ({ default: {} }) };
const MODULE: RemoteModule = {
  pages: {},
  slots: {},
  locales: TEXTS,
};

const live = aDocumentRemote();
const fallback = aDocumentRemote({ version: '0.9.0', global: 'remote_browse_old' });

const setUp = (loadRelease: (release: DocumentRemote) => Promise<RemoteModule>, withFallback = false) => {
  const waits: number[] = [];
  const loader = createRemoteLoader({
    document: aReleaseDocument([{ live, fallback: withFallback ? fallback : null }]),
    loadRelease,
    wait: async (ms) => void waits.push(ms),
  });
  return { loader, waits };
};

beforeEach(() => initI18n({ language: 'EN', frame: TEXTS, common: COMMON_TEXTS }));

const failures = (): jest.Mock => {
  const told = jest.fn();
  stops.push(subscribe('remote.failed', told));
  return told;
};
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('one page of a remote', () => {
  const page = (name: string) => ({ Page: () => name });
  const withHome = (home: () => Promise<ReturnType<typeof page>>): RemoteModule => ({ ...MODULE, pages: { home } });

  it('is tried a second time', async () => {
    const home = jest.fn().mockRejectedValueOnce(new Error('chunk 7')).mockResolvedValue(page('home'));
    const { loader } = setUp(async () => withHome(home));
    const told = failures();
    await expect(loader.loadPage('browse', 'home')).resolves.toHaveProperty('Page');
    expect(told).not.toHaveBeenCalled();
  });

  it('comes from the release before when its chunk is gone, and that is told with its name', async () => {
    const gone = jest.fn().mockRejectedValue(new Error('chunk 7'));
    const before = page('home of before');
    const { loader } = setUp(
      async ({ version }) => withHome(version === live.version ? gone : async () => before),
      true,
    );
    const told = failures();
    await expect(loader.loadPage('browse', 'home')).resolves.toBe(before);
    expect(gone).toHaveBeenCalledTimes(2);
    expect(loader.isFallback('browse', 'home')).toBe(true);
    expect(loader.isFallback('browse', 'lottery')).toBe(false);
    expect(told).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ remote: 'browse', page: 'home', phase: 'load' }));
  });

  it('is tried anew when asked again, where there is no release before', async () => {
    let isBack = false;
    const { loader } = setUp(async () =>
      withHome(async () => {
        if (!isBack) throw new Error('chunk 7');
        return page('home');
      }),
    );
    await expect(loader.loadPage('browse', 'home')).rejects.toThrow('chunk 7');
    isBack = true;
    await expect(loader.loadPage('browse', 'home')).resolves.toHaveProperty('Page');
  });

  it('of the release before stands in once, with its texts; where there is none, nothing does', async () => {
    const texts = { ...TEXTS, EN: jest.fn(TEXTS.EN) };
    const before = page('home of before');
    const modules = (version: string): RemoteModule => ({
      ...withHome(async () => (version === fallback.version ? before : page('home'))),
      ...(version === fallback.version && { texts: { home: texts } }),
    });
    const { loader } = setUp(async ({ version }) => modules(version), true);
    await loader.loadPage('browse', 'home');
    expect(loader.isFallback('browse', 'home')).toBe(false);
    await expect(loader.loadFormerPage('browse', 'home')).resolves.toBe(before);
    expect(texts.EN).toHaveBeenCalledTimes(1);
    expect(loader.isFallback('browse', 'home')).toBe(true);
    await expect(setUp(async () => MODULE).loader.loadFormerPage('browse', 'home')).resolves.toBeNull();
  });

  it('that the module does not have is said by name', async () => {
    const { loader } = setUp(async () => MODULE);
    await expect(loader.loadPage('browse', 'home')).rejects.toThrow("no page 'home'");
    await expect(loader.loadSlot('browse', 'bar')).rejects.toThrow("no slot 'bar'");
  });
});

describe('the remote loader', () => {
  it('loads a remote once for all who ask', async () => {
    const load = jest.fn(async () => MODULE);
    const { loader } = setUp(load);
    await Promise.all([loader.load('browse'), loader.load('browse')]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries the live release again, with growing waits', async () => {
    const load = jest.fn<Promise<RemoteModule>, [DocumentRemote]>();
    load.mockRejectedValueOnce(new Error('one')).mockRejectedValueOnce(new Error('two')).mockResolvedValue(MODULE);
    const { loader, waits } = setUp(load);
    await expect(loader.load('browse')).resolves.toBe(MODULE);
    expect(waits).toHaveLength(2);
    expect(waits[1]).toBeGreaterThan(waits[0] ?? Number.POSITIVE_INFINITY);
  });

  it('goes to the fallback release when the live one cannot be had', async () => {
    const { loader } = setUp(async (release) => {
      if (release.version === live.version) throw new Error('gone');
      return MODULE;
    }, true);
    const told = failures();
    await expect(loader.load('browse')).resolves.toBe(MODULE);
    expect(told).toHaveBeenCalledTimes(1);
    expect(loader.isFallback('browse', 'home')).toBe(true);
    expect(loader.tried()).toEqual([
      { package: 'browse', isFallback: false },
      { package: 'browse', isFallback: true },
    ]);
  });

  it('tells what failed, with the composition, and tries anew when asked again', async () => {
    let isBack = false;
    const { loader } = setUp(async () => {
      if (!isBack) throw new Error('gone');
      return MODULE;
    });
    const told = failures();
    await expect(loader.load('browse')).rejects.toMatchObject({ kind: 'remote-load', compositionId: 'c0ffee00' });
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ remote: 'browse', phase: 'load' }));
    isBack = true;
    await expect(loader.load('browse')).resolves.toBe(MODULE);
    expect(told).toHaveBeenCalledTimes(1);
  });
});
