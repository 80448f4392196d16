import { addressImport, type PageTemplate } from './page-template.ts';

/** A page with words and nothing else: what every page begins as. */
export const plainPage: PageTemplate = ({ names: { feature, key, remote }, address }) => ({
  files: {
    [`${feature}.page.tsx`]: `
import { useTranslation } from 'shared-kernel/i18n';
import { Column } from 'shared-kernel/ui/column';

export const Page = () => {
  const { t } = useTranslation('${remote}');
  return (
    <Column>
      <p>{t('${key}.text')}</p>
    </Column>
  );
};
`,
    [`${feature}.page.test.tsx`]: `
import { screen } from '@testing-library/react';
import { renderPage } from 'shared-kernel/testing/render-page';
${addressImport(address)}
import { Page } from './${feature}.page.tsx';
import en from './texts.en.json';
import ty from './texts.ty.json';

describe('${feature}', () => {
  it.each([
    ['EN', en],
    ['TY', ty],
  ] as const)('has its text in %s', async (language, texts) => {
    await renderPage(<Page />, { path: ${address.expression}, language });
    expect(screen.getByText(texts.${key}.text)).toBeVisible();
  });
});
`,
  },
  texts: (title) => ({ text: title }),
});
