import { showToast } from '@shared-kernel/ui/toast';

/** A page that is not served securely has no clipboard of its own: the browser copies what is selected. */
const copySelected = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  const focused = document.activeElement;
  document.body.append(field);
  field.focus();
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
};

/** Puts a text on the clipboard. False where the browser refuses. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    if (navigator.clipboard === undefined) return copySelected(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

export interface CopyWords {
  /** Said when it is on the clipboard. */
  readonly copied: string;
  /** Said when the browser refuses: how else to get at the text. */
  readonly failed: string;
}

/** Copies and says so. */
export const copyAloud = async (text: string, { copied, failed }: CopyWords): Promise<void> => {
  const isCopied = await copyText(text);
  showToast({ text: isCopied ? copied : failed, tone: isCopied ? 'ok' : 'bad' });
};
