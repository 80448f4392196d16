import { toastStore } from '../toast/toast.store.ts';
import { copyAloud, copyText } from './clipboard.ts';

const WORDS = { copied: 'Copied', failed: 'Hold the number to copy it' };
const said = () => toastStore.getState().toasts.at(-1)?.text;

const withClipboard = (clipboard: Partial<Clipboard> | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

it('copies and says so', async () => {
  const writeText = jest.fn(async () => undefined);
  withClipboard({ writeText });
  await copyAloud('2026-0042', WORDS);
  expect(writeText).toHaveBeenCalledWith('2026-0042');
  expect(said()).toBe('Copied');
});

it('says what else to do where the browser refuses', async () => {
  withClipboard({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  await copyAloud('2026-0042', WORDS);
  expect(said()).toBe('Hold the number to copy it');
});

it('copies by selection where there is no clipboard, and leaves the page as it was', async () => {
  withClipboard(undefined);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  let selected = '';
  document.execCommand = () => {
    selected = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  };
  await expect(copyText('2026-0042')).resolves.toBe(true);
  expect(selected).toBe('2026-0042');
  expect(field).toHaveFocus();
  expect(document.querySelector('textarea')).toBeNull();
});
