import { ToastRegion } from '@shared-kernel/ui/host/regions';
import { showToast, TOAST_LONG_MS, TOAST_SHORT_MS } from '@shared-kernel/ui/toast';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NOTICE_MS } from './toast.store.ts';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    act(() => jest.runOnlyPendingTimers());
    jest.useRealTimers();
  });

  it('is announced by a region that was there before it, and goes after a second and a half', () => {
    render(<ToastRegion />);
    const region = screen.getByRole('status');
    act(() => void showToast({ text: 'Saved' }));
    expect(region).toHaveTextContent('Saved');
    pass(NOTICE_MS - 1);
    expect(region).toHaveTextContent('Saved');
    pass(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it.each([
    ['short', TOAST_SHORT_MS, 3],
    ['long', TOAST_LONG_MS, 8],
  ])('stands %s for as long as browsing §9 says', (_name, durationMs, seconds) => {
    render(<ToastRegion />);
    act(() => void showToast({ text: 'Saved', durationMs }));
    pass(seconds * 1000 - 1);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('stands longer when its words take more than a line', () => {
    render(<ToastRegion />);
    const text = 'If this is the e-mail of that account, a mail is on its way.';
    act(() => void showToast({ text, tone: 'ok' }));
    pass(TOAST_SHORT_MS - 1);
    expect(screen.getByText(text)).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('waits while a pointer is on it and then takes what was left', () => {
    render(<ToastRegion />);
    act(() => void showToast({ text: 'Copied', durationMs: 1000 }));
    pass(600);
    fireEvent.pointerEnter(screen.getByText('Copied'));
    pass(10_000);
    expect(screen.getByText('Copied')).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByText('Copied'));
    pass(399);
    expect(screen.getByText('Copied')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  });

  it('says the same words once and never more than three things', () => {
    render(<ToastRegion />);
    act(() => ['a', 'b', 'b', 'c', 'd'].forEach((text) => void showToast({ text })));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['b', 'c', 'd']);
  });

  it('can be taken away by whoever showed it, any number of times', () => {
    render(<ToastRegion />);
    let close = () => {};
    act(() => {
      close = showToast({ text: 'Sending' });
    });
    expect(screen.getByText('Sending')).toBeVisible();
    act(() => close());
    act(() => close());
    expect(screen.queryByText('Sending')).not.toBeInTheDocument();
  });

  it('tells that it is gone once, however it went', () => {
    render(<ToastRegion />);
    const gone: string[] = [];
    const show = (text: string) =>
      act(
        () => void showToast({ text, durationMs: text === 'a' ? 10_000 : NOTICE_MS, onClosed: () => gone.push(text) }),
      );
    for (const text of ['a', 'b', 'c', 'd']) show(text);
    expect(gone).toEqual(['a']);
    pass(NOTICE_MS);
    expect(gone).toEqual(['a', 'b', 'c', 'd']);
  });
});
