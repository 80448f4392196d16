import { showToast, TOAST_SHORT_MS } from '@shared-kernel/ui/toast';
import { useEvent } from 'shared-kernel/events';
import { useKitTexts } from 'shared-kernel/kit';

/** Says that what a press has asked for did not come. Once in the frame; its words are here from the start. */
export const MissedNotice = (): null => {
  const kit = useKitTexts();
  useEvent('code.missed', () => showToast({ text: kit('failed.press'), durationMs: TOAST_SHORT_MS }));
  return null;
};
