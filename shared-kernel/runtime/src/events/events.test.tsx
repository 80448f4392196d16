import { render } from '@testing-library/react';
import { publish, subscribe, useEvent } from './events.ts';

test('every listener of a fact hears it, until it stops listening', () => {
  const heard: string[] = [];
  const stop = subscribe('favourites.changed', ({ nodeId }) => heard.push(`first ${nodeId}`));
  const stopSecond = subscribe('favourites.changed', ({ nodeId }) => heard.push(`second ${nodeId}`));
  publish('favourites.changed', { nodeId: '7', isFavourite: true });
  stop();
  publish('favourites.changed', { nodeId: '8', isFavourite: false });
  stopSecond();
  expect(heard).toEqual(['first 7', 'second 7', 'second 8']);
});

test('a listener that throws stops nobody and is named in the log', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const failure = new Error('broken');
  const stop = subscribe('wallet.changed', () => {
    throw failure;
  });
  const heard = jest.fn();
  const stopHearing = subscribe('wallet.changed', heard);
  publish('wallet.changed', {});
  stop();
  stopHearing();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('wallet.changed'), failure);
});

test('a component hears facts with the listener of its last render, and none after it is gone', () => {
  const heard: string[] = [];
  const Listener = ({ name }: { readonly name: string }) => {
    useEvent('promotion.claimed', () => heard.push(name));
    return null;
  };
  const { rerender, unmount } = render(<Listener name="first" />);
  rerender(<Listener name="second" />);
  publish('promotion.claimed', {});
  unmount();
  publish('promotion.claimed', {});
  expect(heard).toEqual(['second']);
});
