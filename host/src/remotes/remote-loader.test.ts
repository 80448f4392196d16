import type { DocumentRemote } from 'shared-kernel/contracts/release';
import { subscribe } from 'shared-kernel/events';
import type { RemoteModule } from 'shared-kernel/remote';
import { aDocumentRemote, aReleaseDocument } from '../testing/documents.ts';
import { createRemoteLoader } from './remote-loader.ts';

const MODULE: RemoteModule = {
  pages: {},
  slots: {},
  locales: { EN: async () => ({ default: {} }), TY: async () => ({ default: {} }) },
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
    await expect(loader.load('browse')).resolves.toBe(MODULE);
  });

  it('tells what failed, with the composition, and tries anew when asked again', async () => {
    let isBack = false;
    const { loader } = setUp(async () => {
      if (!isBack) throw new Error('gone');
      return MODULE;
    });
    const told = jest.fn();
    const stop = subscribe('remote.failed', told);
    await expect(loader.load('browse')).rejects.toMatchObject({ kind: 'remote-load', compositionId: 'c0ffee00' });
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ remote: 'browse', phase: 'load' }));
    isBack = true;
    await expect(loader.load('browse')).resolves.toBe(MODULE);
    stop();
  });
});
