import { paths } from '@shared-kernel/contracts/system/paths';
import { drawingComes } from '@shared-kernel/testing/drawing-comes';
import { renderPage } from '@shared-kernel/testing/render-page';
import { screen } from '@testing-library/react';
import { Page } from './maintenance.page.tsx';
import en from './texts.en.json';
import ty from './texts.ty.json';

it.each([
  ['EN', en],
  ['TY', ty],
] as const)('says in %s that the site is open, and leads home', async (language, { maintenance }) => {
  const { container } = await renderPage(<Page />, { path: paths.maintenance, language });
  expect(screen.getByRole('heading', { name: maintenance.open })).toBeVisible();
  expect(screen.getByRole('link', { name: maintenance.home })).toHaveAttribute('href', paths.home);
  await drawingComes(container);
});
