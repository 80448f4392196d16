import { loadModule } from 'shared-kernel/lazy';
import type { ShareRequest } from './share-sheet.tsx';

export type { ShareRequest } from './share-sheet.tsx';

const isTakenBack = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const openSheet = async (request: ShareRequest): Promise<void> => {
  const code = await loadModule(() => Promise.all([import('@shared-kernel/ui/overlay'), import('./share-sheet.tsx')]));
  if (code === undefined) return;
  const [{ openOverlay }, { ShareSheet }] = code;
  await openOverlay<void>(undefined, (overlay) => <ShareSheet {...request} overlay={overlay} />);
};

/**
 * Hands a link to the phone's own share sheet. Where there is none, or it refuses, a sheet with the link, its QR code and a
 * button that copies. Resolves when the player is back. Call it from a press: browsers share on nothing else.
 */
export const share = async (request: ShareRequest): Promise<void> => {
  const { title, text, url } = request;
  const data = { title, url, ...(text === undefined ? {} : { text }) };
  if (typeof navigator.share !== 'function') return openSheet(request);
  try {
    await navigator.share(data);
  } catch (error) {
    if (!isTakenBack(error)) await openSheet(request);
  }
};
