import { screen } from '@testing-library/react';
import { pagePaths } from 'page-paths';
import { renderPage } from '@shared-kernel/testing/render-page';
import { Page } from './feature-name.page.tsx';
import en from './texts.en.json';
import ty from './texts.ty.json';

describe('feature-name', () => {
  it.each([
    ['EN', en],
    ['TY', ty],
  ] as const)('has its text in %s', async (language, texts) => {
    await renderPage(<Page />, { path: pagePaths.pageKey, language });
    expect(screen.getByText(texts.featureName.text)).toBeVisible();
  });
});
