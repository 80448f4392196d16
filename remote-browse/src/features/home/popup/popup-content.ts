import { type LinkTarget, targetOfLink } from 'shared-kernel/links';

export interface PopupAction {
  readonly label: string;
  readonly target: Exclude<LinkTarget, { readonly kind: 'none' }>;
}

interface PopupContent {
  readonly text: string;
  /** What the announcement wants one to do. */
  readonly action?: PopupAction;
}

/** A last paragraph that is one plain link and nothing else. What is written with entities stays the link it is. */
const LAST_LINK = /<p>\s*<a\s[^<>]*?href="([^"<>&]+)"[^<>]*>([^<>&]+)<\/a>\s*<\/p>\s*$/i;

/** Operators end an announcement with a link: that is its action, and stands as a button under the text. */
export const readContent = (html: string): PopupContent => {
  const [paragraph, href = '', label = ''] = LAST_LINK.exec(html) ?? [];
  const target = targetOfLink(href);
  if (paragraph === undefined || target.kind === 'none' || label.trim() === '') return { text: html };
  return { text: html.slice(0, -paragraph.length), action: { label: label.trim(), target } };
};
