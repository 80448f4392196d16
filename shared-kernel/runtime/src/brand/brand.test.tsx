import { aWhitelabel } from '@shared-kernel/testing/site-builders';
import { act, render, screen } from '@testing-library/react';
import { applyBrand, initBrand } from 'shared-kernel/host/brand';
import { hasFlag, useBrand, useFlag } from './brand.ts';

test('only flags that the server sends as true are on', () => {
  initBrand(aWhitelabel({ flags: { DIRECTREG3: true, REWCEN3: false } }));
  expect(hasFlag('DIRECTREG3')).toBe(true);
  expect(hasFlag('REWCEN3')).toBe(false);
  expect(hasFlag('MAILCEN')).toBe(false);
});

test('a component follows the brand and its flags', () => {
  initBrand(aWhitelabel());
  const Sign = () => `${useBrand().name} ${useFlag('MAILCEN') ? 'with mail' : 'without mail'}`;
  render(<Sign />);
  expect(screen.getByText('Tala without mail')).toBeVisible();
  act(() => initBrand(aWhitelabel({ name: 'Luna', flags: { MAILCEN: true } })));
  expect(screen.getByText('Luna with mail')).toBeVisible();
});

test('the document carries the brand that swaps the tokens', () => {
  initBrand(aWhitelabel({ brand: 'luna' }));
  applyBrand(document);
  expect(document.documentElement.dataset.brand).toBe('luna');
});
