import { releaseId } from '@shared-kernel/contracts/release/release';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { escapeHtml, tag } from '../pages/html.ts';
import type { PageBadge } from '../pages/page-head.ts';
import { baseUrlOf } from '../releases/assets.ts';
import type { LiveSet } from '../releases/live-set.ts';
import { BADGE_ELEMENT_ID, BADGE_SCRIPT, badgeScriptHash } from './badge-script.ts';
import { BADGE_STYLE, badgeStyleHash } from './badge-style.ts';
import { fill, OVERRIDE_WORDS, type ReleaseSource } from './override-words.ts';
import { isShown, packagesIn, type VisitOverride, withoutPackages } from './visit-override.ts';

/** What the badge of a page says. */
interface BadgeInput {
  readonly found: VisitOverride;
  readonly sources: ReadonlyMap<string, ReleaseSource>;
  /** Milliseconds until the override ends. */
  readonly left: number;
  readonly set: LiveSet;
  readonly language: Language;
}

/** A link that asks the document server for other releases of this address. */
const choice = (asks: string, text: string, about: string, name = ''): string =>
  `${tag('a', { href: `?override=${encodeURIComponent(asks)}`, 'data-asks': asks, 'aria-label': about || undefined, class: name || undefined })}${escapeHtml(text)}</a>`;

/** The packages that are shown as without the link once this one is switched over. */
const othersThan = (found: VisitOverride, name: string): readonly string[] =>
  packagesIn(found.override).filter((each) => (each === name) === isShown(found, each));

/**
 * The badge of a page with an override, and its panel: which releases the page has and why. It is the document's own, whatever the releases
 * under test do, and works without a script but for what was loaded.
 */
export const overrideBadge = async (
  { found, sources, left, set, language }: BadgeInput,
  { assetOrigins }: Pick<EdgeDeps, 'assetOrigins'>,
): Promise<PageBadge> => {
  const words = OVERRIDE_WORDS[language];
  const { override } = found;
  const named = packagesIn(override);
  const row = (release: LiveSet['host'] | LiveSet['remotes'][number]['live']): string => {
    const { name } = release;
    const source = sources.get(name) ?? 'live';
    const developed = found.sources[name];
    const base = baseUrlOf(assetOrigins, release) ?? '';
    const bases = developed ?? [base, `${base.replace(/[^/]+\/$/, '')}files/`].join(' ');
    const text = isShown(found, name) ? words.showOther : words.showTested;
    return [
      tag('li', { 'data-source': source }),
      `<b>${escapeHtml(developed === undefined ? releaseId(release) : `${name}@${developed}`)}</b>`,
      `<span><span class="source">${words.sources[source]}</span> · `,
      `${tag('span', { 'data-bases': bases })}${words.notLoaded}</span></span>`,
      named.includes(name)
        ? `<br>${choice(withoutPackages('', othersThan(found, name)) || '~', text, `${name}: ${text}`)}`
        : '',
      '</li>',
    ].join('');
  };
  const panel = [
    `<h2>${words.title}</h2>`,
    `<p>${escapeHtml(fill(words.by, { by: override.by }))}. ${words.until} `,
    `${tag('time', { datetime: override.expires, 'data-left': String(left) })}${escapeHtml(override.expires)}</time></p>`,
    `${tag('p', { role: 'status', 'data-ended': words.ended })}</p>`,
    `<ul>${[set.host, ...set.remotes.map(({ live }) => live)].map(row).join('')}</ul>`,
    choice('', words.end, '', 'end'),
  ].join('');
  const html = [
    tag('aside', { id: BADGE_ELEMENT_ID, 'aria-label': words.badge }),
    `<template shadowrootmode="open"><style>${BADGE_STYLE}</style>`,
    `<details><summary>${words.badge}</summary><section aria-label="${words.title}">${panel}</section></details>`,
    `</template></aside><script>${BADGE_SCRIPT}</script>`,
  ].join('');
  return {
    html,
    scriptHash: await badgeScriptHash(),
    styleHash: await badgeStyleHash(),
    origins: Object.values(found.sources),
  };
};
