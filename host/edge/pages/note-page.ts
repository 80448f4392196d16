import type { Language } from '@shared-kernel/contracts/system/values';
import { createCompressible } from '../base/compression.ts';
import type { RenderedPage } from '../base/rendered-page.ts';
import type { BrandLooks } from '../brands/brand-look.ts';
import { HTML_LANG } from '../request-context/language.ts';
import { completeRecord } from '../responses/complete-headers.ts';
import { contentSecurityPolicy, reportingEndpoints } from '../responses/security-headers.ts';
import { baseHead } from './head.ts';
import { tag } from './html.ts';
import { type Note, noteBody } from './skeleton.ts';
import { WORDS } from './words.ts';

interface NotePage {
  readonly status: number;
  readonly note: Note;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page without a script: a reason, and a link. The white label is unknown, so the merchant's code stands in for the brand. */
export const renderNotePage = async (
  { status, note, headers }: NotePage,
  { merchant, language }: { readonly merchant: string; readonly language: Language },
  lookOf: BrandLooks,
): Promise<RenderedPage> => {
  const look = await lookOf(merchant);
  const html = [
    '<!DOCTYPE html>',
    tag('html', { lang: HTML_LANG[language], 'data-brand': look.brand }),
    `<head>${baseHead({ title: note.title, description: WORDS[language].description, look })}</head>`,
    `<body>${look.symbol}${noteBody(note)}</body></html>`,
  ].join('');
  return {
    status,
    headers: completeRecord({
      ...reportingEndpoints(),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy({
        assetOrigins: [],
        scriptHashes: [],
        styleHash: look.styleHash,
      }),
      ...headers,
    }),
    bodyFor: createCompressible(html),
  };
};
