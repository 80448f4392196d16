import type { Language } from '@shared-kernel/contracts/system/values';
import { createCompressible } from '../base/compression.ts';
import type { RenderedPage } from '../base/rendered-page.ts';
import type { BrandLooks } from '../brands/brand-look.ts';
import { HTML_LANG } from '../request-context/language.ts';
import { completeRecord } from '../responses/complete-headers.ts';
import { contentSecurityPolicy, reportingEndpoints } from '../responses/security-headers.ts';
import { baseHead } from './head.ts';
import { tag } from './html.ts';
import { notePage } from './skeleton.ts';
import { WORDS } from './words.ts';

const UNAVAILABLE = 503;
const RETRY_AFTER_S = 5;

/**
 * The error page without a script, shown when no document can be composed: a reason and a retry link. The white label is unknown then,
 * so the merchant's code stands in for the brand.
 */
export const renderUnreachablePage = async (
  { merchant, language }: { readonly merchant: string; readonly language: Language },
  lookOf: BrandLooks,
): Promise<RenderedPage> => {
  const look = await lookOf(merchant);
  const { unreachableTitle: title, unreachableText: text, retry: action, description } = WORDS[language];
  const html = [
    '<!DOCTYPE html>',
    tag('html', { lang: HTML_LANG[language], 'data-brand': look.brand }),
    `<head>${baseHead({ title, description, look })}</head>`,
    `<body>${look.symbol}${notePage({ title, text, action })}</body></html>`,
  ].join('');
  return {
    status: UNAVAILABLE,
    headers: completeRecord({
      ...reportingEndpoints(),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy({
        assetOrigins: [],
        scriptHashes: [],
        styleHash: look.styleHash,
      }),
      'Retry-After': String(RETRY_AFTER_S),
    }),
    bodyFor: createCompressible(html),
  };
};
