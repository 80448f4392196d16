import { renderPage } from '@shared-kernel/testing/render-page';
import { screen } from '@testing-library/react';
import { act, type ComponentType, useState } from 'react';
import { publish, subscribe } from 'shared-kernel/events';
import { lazyComponent, loadModule } from './lazy.tsx';

const Panel = ({ of }: { readonly of: string }) => <p>Panel of {of}</p>;

/** Code that does not come for the first so many times. `asked` counts. */
const codeAfter = (failures: number) => {
  let asked = 0;
  const load = async (): Promise<ComponentType<{ readonly of: string }>> => {
    asked += 1;
    if (asked <= failures) throw new Error('no line');
    return Panel;
  };
  return { load, asked: () => asked };
};

const hear = (name: 'network.suspect' | 'code.missed') => {
  const heard = jest.fn();
  const stop = subscribe(name, heard);
  return { heard, stop };
};

test('what stands in its place gives way to the part', async () => {
  const Lazy = lazyComponent(codeAfter(0).load);
  await renderPage(<Lazy of="tests" fallback={<p>One moment</p>} />);
  expect(await screen.findByText('Panel of tests')).toBeVisible();
  expect(screen.queryByText('One moment')).not.toBeInTheDocument();
});

test('what is not asked for is not fetched', async () => {
  const code = codeAfter(0);
  const Lazy = lazyComponent(code.load);
  await renderPage(<Lazy of="tests" enabled={false} fallback={<p>Press me</p>} />);
  expect(screen.getByText('Press me')).toBeVisible();
  expect(code.asked()).toBe(0);
});

test('code that does not come costs its own place only, and Retry asks for it again', async () => {
  const code = codeAfter(1);
  const Lazy = lazyComponent(code.load);
  const { user } = await renderPage(
    <>
      <p>A neighbour</p>
      <Lazy
        of="tests"
        errorFallback={(again) => (
          <button type="button" onClick={again}>
            Again
          </button>
        )}
      />
    </>,
  );
  const again = await screen.findByRole('button', { name: 'Again' });
  expect(screen.getByText('A neighbour')).toBeVisible();
  await user.click(again);
  expect(await screen.findByText('Panel of tests')).toBeVisible();
  expect(code.asked()).toBe(2);
});

test('it comes by itself when the line is back, and its failure has made the line doubtful', async () => {
  const Lazy = lazyComponent(codeAfter(1).load);
  const { heard, stop } = hear('network.suspect');
  await renderPage(<Lazy of="tests" errorFallback={() => <p>Not here</p>} />);
  expect(await screen.findByText('Not here')).toBeVisible();
  expect(heard).toHaveBeenCalled();
  act(() => publish('network.online', {}));
  expect(await screen.findByText('Panel of tests')).toBeVisible();
  stop();
});

const Opener = ({ of: Late }: { readonly of: ReturnType<typeof lazyComponent<{ readonly of: string }>> }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Late
      of="tests"
      enabled={isOpen}
      onLoadError={() => setOpen(false)}
      fallback={
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      }
    />
  );
};

test('a press whose code does not come is said, keeps the focus, and may be made again', async () => {
  const code = codeAfter(1);
  const { user } = await renderPage(<Opener of={lazyComponent(code.load)} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('That did not load. Please try again.')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Open' });
  expect(button).toHaveFocus();
  await user.click(button);
  expect(await screen.findByText('Panel of tests')).toBeVisible();
  expect(code.asked()).toBe(2);
});

test('what was fetched ahead stands there at once', async () => {
  const Lazy = lazyComponent(codeAfter(0).load);
  Lazy.preload();
  await act(async () => undefined);
  await renderPage(<Lazy of="tests" fallback={<p>One moment</p>} />);
  expect(screen.getByText('Panel of tests')).toBeVisible();
});

test('a question whose code does not come is nothing, and said', async () => {
  const { heard, stop } = hear('code.missed');
  expect(await loadModule(async () => 'code')).toBe('code');
  expect(heard).not.toHaveBeenCalled();
  expect(await loadModule(() => Promise.reject(new Error('no line')))).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});
