import type { Language } from '@shared-kernel/contracts/system/values';
import type { RenderedPage } from '../base/rendered-page.ts';
import type { BrandLooks } from '../brands/brand-look.ts';
import { renderNotePage } from './note-page.ts';
import { WORDS } from './words.ts';

const UNAVAILABLE = 503;
const RETRY_AFTER_S = 5;

/** The error page shown when no document can be composed, with a link that tries again. */
export const renderUnreachablePage = (
  visit: { readonly merchant: string; readonly language: Language },
  lookOf: BrandLooks,
): Promise<RenderedPage> => {
  const { unreachableTitle: title, unreachableText: text, retry: action } = WORDS[visit.language];
  const headers = { 'Retry-After': String(RETRY_AFTER_S) };
  return renderNotePage({ status: UNAVAILABLE, note: { title, text, action, to: '' }, headers }, visit, lookOf);
};
