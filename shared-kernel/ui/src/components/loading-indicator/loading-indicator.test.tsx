import { LoadingRegion } from '@shared-kernel/ui/host/regions';
import {
  LOADING_ENDLESS_MS,
  LOADING_MEDIUM_MS,
  LOADING_SHORT_MS,
  showLoading,
} from '@shared-kernel/ui/loading-indicator';
import { act, render, screen } from '@testing-library/react';
import { LOADING_DELAY_MS } from './loading.store.ts';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('loading indicator', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    act(() => jest.runOnlyPendingTimers());
    jest.useRealTimers();
  });

  it('spares short waits the flash', () => {
    render(<LoadingRegion />);
    const close = showLoading({ text: 'Please wait', timeoutMs: 3000 });
    pass(LOADING_DELAY_MS - 1);
    expect(screen.queryByText('Please wait')).not.toBeInTheDocument();
    act(() => close());
    pass(10_000);
    expect(screen.queryByText('Please wait')).not.toBeInTheDocument();
  });

  it.each([
    ['short', LOADING_SHORT_MS, 2],
    ['medium', LOADING_MEDIUM_MS, 3],
    ['endless', LOADING_ENDLESS_MS, 9999],
  ])('waits %s for as long as browsing §9 says, after 200 ms', (_name, timeoutMs, seconds) => {
    render(<LoadingRegion />);
    showLoading({ text: 'Please wait', timeoutMs });
    pass(199);
    expect(screen.queryByText('Please wait')).not.toBeInTheDocument();
    pass(1);
    expect(screen.getByText('Please wait')).toBeInTheDocument();
    pass(seconds * 1000 - 201);
    expect(screen.getByText('Please wait')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Please wait')).not.toBeInTheDocument();
  });

  it('shows until it is closed, and closing twice is no error', () => {
    render(<LoadingRegion />);
    const close = showLoading({ text: 'Please wait', timeoutMs: 9_999_000 });
    pass(60_000);
    expect(screen.getByRole('status')).toHaveTextContent('Please wait');
    act(() => close());
    act(() => close());
    expect(screen.getByRole('status')).toHaveTextContent('');
  });

  it('gives up by itself when its time is over', () => {
    render(<LoadingRegion />);
    showLoading({ text: 'Please wait', timeoutMs: 2000 });
    pass(1999);
    expect(screen.getByText('Please wait')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Please wait')).not.toBeInTheDocument();
  });

  it('shows the newest of several waits and goes back to the older one', () => {
    render(<LoadingRegion />);
    showLoading({ text: 'Older', timeoutMs: 60_000, delayMs: 0 });
    const close = showLoading({ text: 'Newer', timeoutMs: 60_000, delayMs: 0, isBlocking: true });
    pass(0);
    expect(screen.getByRole('status')).toHaveTextContent('Newer');
    expect(screen.getByRole('status')).toHaveAttribute('data-blocking', 'true');
    act(() => close());
    expect(screen.getByRole('status')).toHaveTextContent('Older');
    expect(screen.getByRole('status')).not.toHaveAttribute('data-blocking');
  });
});
