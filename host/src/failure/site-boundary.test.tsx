import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { publish } from 'shared-kernel/events';
import { SiteBoundary } from './site-boundary.tsx';

let isBroken = true;
const Frame = () => {
  if (isBroken) throw new Error('a chunk of the frame did not come');
  return <p>The frame</p>;
};

const show = () =>
  render(
    <SiteBoundary compositionId="c0ffee00">
      <Frame />
    </SiteBoundary>,
  );

beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('says what happened, what is safe, and a code to read out', () => {
  show();
  const net = screen.getByRole('alert');
  expect(net).toHaveTextContent('This part did not load');
  expect(net).toHaveTextContent('Your bets and balance are safe.');
  expect(net).toHaveTextContent('Code c0ffee00');
});

test('Retry renders the site anew', () => {
  show();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The frame')).toBeVisible();
});

test('it stands again by itself when the line is back', () => {
  show();
  isBroken = false;
  act(() => publish('network.online', {}));
  expect(screen.getByText('The frame')).toBeVisible();
});
