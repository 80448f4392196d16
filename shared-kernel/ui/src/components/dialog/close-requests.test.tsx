import { Dialog } from '@shared-kernel/ui/dialog';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

/** As Chrome's: hears one request, and none after it was destroyed. */
class Watcher {
  static all: Watcher[] = [];
  onclose: (() => void) | null = null;
  isOver = false;
  constructor() {
    Watcher.all.push(this);
  }
  request(): void {
    this.destroy();
    this.onclose?.();
  }
  destroy(): void {
    this.isOver = true;
  }
}

const listening = () => Watcher.all.filter(({ isOver }) => !isOver);
const request = () => act(async () => listening().at(-1)?.request());

const onDevice = (userAgent: string): void => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
};

const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

const News = ({ refusals = 0 }: { readonly refusals?: number }) => {
  const [left, setLeft] = useState(refusals);
  return <Dialog isOpen={left >= 0} onClose={() => setLeft(left - 1)} title="News" />;
};

beforeEach(() => {
  Watcher.all = [];
  Object.defineProperty(window, 'CloseWatcher', { value: Watcher, configurable: true });
});
afterEach(() => Reflect.deleteProperty(window, 'CloseWatcher'));

test('a phone that asks for it closes what is open, also where nobody has touched the page', async () => {
  onDevice(PHONE);
  render(<News />);
  await screen.findByRole('dialog');
  await request();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(listening()).toEqual([]);
});

test('a request that was refused is not the last one that is heard', async () => {
  onDevice(PHONE);
  render(<News refusals={1} />);
  await screen.findByRole('dialog');
  await request();
  await waitFor(() => expect(listening()).toHaveLength(1));
  await request();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('where it would hear the Esc key alone it is left out: one press closes one of two', async () => {
  onDevice(DESKTOP);
  render(<News />);
  await screen.findByRole('dialog');
  expect(Watcher.all).toEqual([]);
});
