import { render } from '@testing-library/react';
import { SpecialMark } from './vendor-mark.tsx';

/** Browsing §2, game tile. */
it.each([
  ['JL', 'jl'],
  ['BTI', 'white'],
  ['TCG', 'white'],
  ['TCG_LOTTO_VN', 'white'],
  ['PERLAS', undefined],
  ['XTCG', undefined],
  ['JLX', undefined],
])('%s has the special sign %s', (vendor, special) => {
  const { container } = render(<SpecialMark vendor={vendor} />);
  expect(container.querySelector('svg')?.dataset.special).toBe(special);
});
