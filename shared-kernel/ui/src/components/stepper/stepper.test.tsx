import { renderPage } from '@shared-kernel/testing/render-page';
import { Stepper } from '@shared-kernel/ui/stepper';
import { screen } from '@testing-library/react';
import { useState } from 'react';

const values: number[] = [];

const Times = ({ first = 2 }: { readonly first?: number }) => {
  const [value, setValue] = useState(first);
  const change = (next: number) => {
    values.push(next);
    setValue(next);
  };
  return <Stepper label="Times" value={value} onChange={change} max={10} />;
};

beforeEach(() => {
  values.length = 0;
});

const field = () => screen.getByRole('textbox', { name: 'Times' });

it('steps by its buttons and by the arrow keys, and stops at its ends', async () => {
  const { user } = await renderPage(<Times />);
  await user.click(screen.getByRole('button', { name: 'Times: one more' }));
  await user.click(screen.getByRole('button', { name: 'Times: one less' }));
  await user.click(screen.getByRole('button', { name: 'Times: one less' }));
  expect(values).toEqual([3, 2, 1]);
  await user.click(screen.getByRole('button', { name: 'Times: one less' }));
  expect(values).toEqual([3, 2, 1]);
  await user.click(field());
  await user.keyboard('{End}{ArrowUp}');
  expect(Math.max(...values)).toBe(10);
});

it('is typed into: what is too much becomes the most, what is cleared the least', async () => {
  const { user } = await renderPage(<Times />);
  await user.clear(field());
  expect(values.at(-1)).toBe(1);
  await user.type(field(), '50');
  await user.tab();
  expect(values.at(-1)).toBe(10);
  expect(field()).toHaveValue('10');
});
