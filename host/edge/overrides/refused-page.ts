import type { Language } from '@shared-kernel/contracts/system/values';
import type { RenderedPage } from '../base/rendered-page.ts';
import type { BrandLooks } from '../brands/brand-look.ts';
import { renderNotePage } from '../pages/note-page.ts';
import { fill, OVERRIDE_WORDS } from './override-words.ts';
import { type OverrideFault, packageOf, type RefusedOverride } from './visit-override.ts';

const FORBIDDEN = 403;
const GONE = 410;
const HAS_BEEN: readonly OverrideFault[] = ['expired', 'gone'];

/** Leads to this address without an override. */
const WITHOUT = '?override=';

/** `2026-11-27 19:40 UTC` */
const timeText = (iso = ''): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** The page that says why an override is refused, with the way to the site as it is live. */
export const renderRefusedPage = (
  { fault, override }: RefusedOverride,
  { merchant, language }: { readonly merchant: string; readonly language: Language },
  lookOf: BrandLooks,
): Promise<RenderedPage> => {
  const { refusals, goOn } = OVERRIDE_WORDS[language];
  const { title, text } = refusals[fault];
  const filled = fill(text, {
    merchant: override?.merchant ?? '',
    by: override?.by ?? '',
    from: timeText(override?.notBefore),
    until: timeText(override?.expires),
    releases: (override?.releases ?? []).map(packageOf).join(', '),
  });
  const note = { title, text: filled, action: goOn, to: WITHOUT };
  return renderNotePage({ status: HAS_BEEN.includes(fault) ? GONE : FORBIDDEN, note }, { merchant, language }, lookOf);
};
