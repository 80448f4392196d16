import { showToast, TOAST_SHORT_MS } from '@shared-kernel/ui/toast';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useEvent } from 'shared-kernel/events';

/** Says that what a press has asked for did not come. Once in the frame; its words are here from the start. */
export const MissedNotice = (): null => {
  const tCommon = useCommonTexts();
  useEvent('code.missed', () => showToast({ text: tCommon('failed.press'), durationMs: TOAST_SHORT_MS }));
  return null;
};
