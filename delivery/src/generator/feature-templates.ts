export interface FeatureNames {
  /** kebab-case: the folder, the files and the page. */
  readonly feature: string;
  /** Its group of texts and its name among the paths. */
  readonly key: string;
  /** The namespace. */
  readonly remote: string;
}

/** The page's address as code: one of the specification's, or this remote's own. */
export interface AddressCode {
  readonly expression: string;
  /** How the manifest imports it; the page's folder is two levels deeper. */
  readonly module: string;
}

const importOf = ({ expression, module }: AddressCode, up: string): string =>
  `import { ${expression.split('.')[0]} } from '${module.replace(/^\.\//, up)}';`;

export const manifestImport = (address: AddressCode): string => importOf(address, './');

export const pageTemplate = ({ feature, key, remote }: FeatureNames): string => `
import { useTranslation } from 'shared-kernel/i18n';
import styles from './${feature}.page.module.css';

export const Page = () => {
  const { t } = useTranslation('${remote}');
  return (
    <div className={styles.main}>
      <p className={styles.text}>{t('${key}.text')}</p>
    </div>
  );
};
`;

export const styleTemplate = (): string => `
@layer app {
  .main {
    padding: var(--s-4) var(--gutter) var(--s-8);
  }

  .text {
    color: var(--text-2);
  }
}
`;

export const testTemplate = ({ feature, key }: FeatureNames, address: AddressCode): string => `
import { screen } from '@testing-library/react';
import { renderPage } from 'shared-kernel/testing/render-page';
${importOf(address, '../../')}
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
`;

export const routeTemplate = ({ feature, key }: FeatureNames, address: AddressCode, access: string): string => `
{
  path: ${address.expression},
  page: '${feature}',
  title: '${key}.title',
  access: '${access}',
  frame: { header: 'title' },
},`;

export const lazyImportTemplate = ({ feature }: FeatureNames): string =>
  `'${feature}': () => import('./features/${feature}/${feature}.page.tsx'),`;

export const textsTemplate = ({ key }: FeatureNames, title: string): string =>
  JSON.stringify({ [key]: { title, text: title } });

/** The types of the feature's keys. */
export const textKeysTemplate = ({ feature, remote }: FeatureNames): string => `
import type texts from './texts.en.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    '${remote}/${feature}': typeof texts;
  }
}
`;
