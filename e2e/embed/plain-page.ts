import { readFile } from 'node:fs/promises';
import { workspaceFile } from '../fixtures/site.ts';
import type { AffiliatePages, PageValues } from './affiliate.ts';

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
    const html = fillPage(await readFile(workspaceFile('e2e/embed/plain/index.html'), 'utf8'), values);
    const body = html.replace('<script', `${before}<script`).replace('code-url=', `${attributes} code-url=`);
    return { body, type: 'text/html; charset=utf-8', headers };
  };
