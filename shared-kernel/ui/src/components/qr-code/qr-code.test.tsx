import { render, screen, waitFor } from '@testing-library/react';
import { QrCode } from './qr-code.tsx';
import { qrDrawing } from './qr-path.ts';

/** The modules of a path, row by row, as signs. */
const rowsOf = ({ size, path }: { size: number; path: string }): string[] => {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let at = 0; at < Number(length); at += 1) (rows[Number(y)] ?? [])[Number(x) + at] = '#';
  return rows.map((row) => row.join(''));
};

it('draws the three corner squares that every reader looks for', () => {
  const rows = rowsOf(qrDrawing('https://tala.ph'));
  const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(corner);
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(corner);
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(corner);
});

it('has a name, keeps its box while it is made, and changes with its text', async () => {
  const { rerender } = render(<QrCode value="one" label="Your link" size={160} />);
  const code = screen.getByRole('img', { name: 'Your link' });
  expect(code).toHaveAttribute('width', '160');
  expect(code).toHaveAttribute('aria-busy', 'true');
  const drawn = () => code.querySelector('path')?.getAttribute('d');
  await waitFor(() => expect(drawn()).toBe(qrDrawing('one').path));
  rerender(<QrCode value="two" label="Your link" size={160} />);
  await waitFor(() => expect(drawn()).toBe(qrDrawing('two').path));
});
