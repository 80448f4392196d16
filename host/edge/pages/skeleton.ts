import type { FrameOptions } from '@shared-kernel/contracts/release/release';
import { MARK_USE } from '../brands/brand-mark.ts';
import { escapeHtml, tag } from './html.ts';

type SkeletonKind = 'home' | 'list' | 'form' | 'plain';

const KIND_BY_HEADER: Readonly<Record<FrameOptions['header'], SkeletonKind>> = {
  home: 'home',
  title: 'list',
  own: 'form',
  none: 'plain',
};

/** A page with its own header is a form (login, register), or a hub of cards if it has the bottom menu. */
const skeletonKind = ({ header, bottomMenu }: FrameOptions): SkeletonKind =>
  header === 'own' && bottomMenu ? 'list' : KIND_BY_HEADER[header];

const block = (...names: string[]): string =>
  `<i class="${['sk', ...names.map((name) => `sk-${name}`)].join(' ')}"></i>`;
const repeat = (count: number, part: string): string => part.repeat(count);

const TILES = 9;
const CATEGORIES = 7;
const CARDS = 6;
const FIELDS = 2;

/** Text of the skeleton, so that the first paint is contentful. */
interface Known {
  readonly title: string;
  readonly brandName: string;
}

const back = '<svg class="sk-back" viewBox="0 0 24 24"><path d="m15 18-6-6 6-6"/></svg>';

const HEADERS: Readonly<Record<FrameOptions['header'], (known: Known) => string>> = {
  home: ({ brandName }) =>
    [
      `${MARK_USE}<b class="sk-brand">${escapeHtml(brandName)}</b>${block('balance', 'round')}`,
      `${block('guest', 'end')}${block('guest', 'main')}${block('dot')}${block('dot')}`,
    ].join(''),
  title: ({ title }) => `${back}<b class="sk-name">${escapeHtml(title)}</b>`,
  own: () => back,
  none: () => MARK_USE,
};

/** The first banner, if known: the largest contentful paint comes with the document. */
const banner = (picture: string | null): string =>
  picture === null
    ? block('banner')
    : `<div class="sk-banner sk-picture">${tag('img', { src: picture, alt: '', fetchpriority: 'high' })}</div>`;

const BODIES: Readonly<Record<SkeletonKind, (picture: string | null) => string>> = {
  home: (picture) =>
    [
      `<div class="sk-row">${banner(picture)}${block('banner')}</div>`,
      block('ticker'),
      `<div class="sk-row">${repeat(CATEGORIES, block('cat'))}</div>`,
      block('title'),
      `<div class="sk-tiles">${repeat(TILES, block('tile'))}</div>`,
    ].join(''),
  list: () => block('hero') + repeat(CARDS, block('card')),
  form: () => repeat(FIELDS, block('field')) + block('field', 'main'),
  plain: () => '',
};

const SWELL =
  '<svg class="sk-swell" viewBox="0 0 132 86" preserveAspectRatio="none"><path d="M0 22C26 22 28 2 66 2S106 22 132 22V86H0Z"/></svg>';
const SIDE = repeat(2, block('round'));
const MENU = `<div class="sk-nav" aria-hidden="true">${SWELL}${SIDE}${block('round', 'main')}${SIDE}</div>`;

interface SkeletonInput extends Known {
  readonly frame: FrameOptions;
  /** Label for screen readers. */
  readonly loading: string;
  /** The picture of the largest contentful paint, if the document preloads it. */
  readonly picture: string | null;
}

/** Skeleton with the route's layout, by its frame options: header, content and bottom menu do not shift when the page renders. */
export const skeleton = ({ frame, loading, picture, ...known }: SkeletonInput): string => {
  const kind = skeletonKind(frame);
  const heading = kind === 'form' ? `<b class="sk-heading">${escapeHtml(known.title)}</b>` : '';
  return [
    tag('div', { class: 'sk-app', role: 'status', 'aria-label': loading }),
    `<div class="sk-top" data-header="${frame.header}" aria-hidden="true">${HEADERS[frame.header](known)}</div>`,
    `<div class="sk-body" aria-hidden="true">${heading}${BODIES[kind](picture)}</div>`,
    frame.bottomMenu ? MENU : '',
    '</div>',
  ].join('');
};

export interface Note {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Where the action leads; empty: this address anew. */
  readonly to: string;
}

/** An error page with a link. */
export const noteBody = ({ title, text, action, to }: Note): string =>
  `<main class="sk-app sk-note">${MARK_USE}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${tag('a', { href: to })}${escapeHtml(action)}</a></main>`;
