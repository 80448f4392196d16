import type { AffiliatePages, PageValues } from './affiliate.ts';
import { guideBlock, putInto } from './manual.ts';

export const fillPage = (html: string, values: PageValues): string =>
  html.replaceAll(/\{\{(\w+)\}\}/g, (_, name: keyof PageValues) => values[name]);

interface Additions {
  /** Put before its script. */
  readonly before?: string | undefined;
  /** Put into its tag. */
  readonly attributes?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The page of the guide (docs/affiliates.md), with what a test adds to it. */
export const plainPages =
  ({ before = '', attributes = '', headers = {} }: Additions = {}): AffiliatePages =>
  async (path, values) => {
    if (path !== '/') return undefined;
    const { site, partner, lang } = values;
    const own = { 'https://luna.example': site, '<partner>': partner, 'lang="en"': `lang="${lang}"` };
    const html = putInto(await guideBlock('html'), own);
    const body = html.replace('<script', `${before}<script`).replace('code-url=', `${attributes} code-url=`);
    return { body, type: 'text/html; charset=utf-8', headers };
  };
