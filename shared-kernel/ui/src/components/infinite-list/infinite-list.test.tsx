import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { InfiniteList } from '@shared-kernel/ui/infinite-list';
import { act, fireEvent, render, screen } from '@testing-library/react';

const IDLE = { hasMore: true, isLoading: false, failedText: 'The rest did not load', endText: 'That is all' };

const bottom = watchBottom();

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('InfiniteList', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('asks for more within 500 px of the bottom, and not before', () => {
    const more = jest.fn();
    render(
      <InfiniteList {...IDLE} onMore={more}>
        rows
      </InfiniteList>,
    );
    pass(5000);
    expect(more).not.toHaveBeenCalled();
    expect(bottom.margin()).toContain('500px');
    bottom.reach();
    pass(0);
    expect(more).toHaveBeenCalledTimes(1);
  });

  it('asks at most once a second, however fast the pages come', () => {
    const more = jest.fn();
    const list = (isLoading: boolean) => (
      <InfiniteList {...IDLE} isLoading={isLoading} onMore={more}>
        rows
      </InfiniteList>
    );
    const { rerender } = render(list(false));
    bottom.reach();
    pass(0);
    rerender(list(true));
    rerender(list(false));
    pass(999);
    expect(more).toHaveBeenCalledTimes(1);
    pass(1);
    expect(more).toHaveBeenCalledTimes(2);
  });

  it('stops at the end and says so', () => {
    const more = jest.fn();
    render(
      <InfiniteList {...IDLE} hasMore={false} onMore={more}>
        rows
      </InfiniteList>,
    );
    bottom.reach();
    pass(5000);
    expect(more).not.toHaveBeenCalled();
    expect(screen.getByText('That is all')).toBeInTheDocument();
  });

  it('keeps what is there after a failure and waits for Retry', () => {
    const more = jest.fn();
    render(
      <InfiniteList {...IDLE} error={new Error('lost')} onMore={more}>
        rows
      </InfiniteList>,
    );
    bottom.reach();
    pass(5000);
    expect(more).not.toHaveBeenCalled();
    expect(screen.getByText('rows')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/The rest did not load.*Code APP · \d\d:\d\d:\d\d/);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(more).toHaveBeenCalledTimes(1);
  });
});
