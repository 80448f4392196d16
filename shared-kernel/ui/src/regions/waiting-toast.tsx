import { showToast } from '@shared-kernel/ui/toast';
import { useEffect } from 'react';
import { useWaitingTexts } from '../waiting-texts/waiting-texts.ts';

/** Longer than a call waits: it is taken away, it does not run out. */
const WHILE_IT_LASTS_MS = 120_000;

/** One calm notice for as long as it is there, however many calls wait. */
export const WaitingToast = (): null => {
  const { t } = useWaitingTexts();
  const text = t('again');
  useEffect(() => showToast({ text, tone: 'info', durationMs: WHILE_IT_LASTS_MS }), [text]);
  return null;
};
