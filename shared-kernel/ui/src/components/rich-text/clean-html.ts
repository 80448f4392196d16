import purify, { type DOMPurify } from 'dompurify';
import { targetOfLink } from 'shared-kernel/links';

/** What a text of the server may be made of: words, lists, tables, pictures and links. The one list for the whole site. */
const ALLOWED_TAGS = [
  ...['a', 'b', 'blockquote', 'br', 'div', 'em', 'figcaption', 'figure', 'h3', 'h4', 'hr', 'i', 'img', 'li', 'ol', 'p'],
  ...['small', 'span', 'strong', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'u', 'ul'],
];
const ALLOWED_ATTR = ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan'];

/** Of `aria-` and `data-` attributes none: a text is no dialog that speaks up, and names nothing for the page's scripts and styles. */
const ALLOWED = { ALLOWED_TAGS, ALLOWED_ATTR, ALLOW_ARIA_ATTR: false, ALLOW_DATA_ATTR: false };

const prepare = (element: Element): void => {
  if (element.tagName === 'IMG') element.setAttribute('loading', 'lazy');
  if (element.tagName !== 'A') return;
  const target = targetOfLink(element.getAttribute('href') ?? '');
  // A link that leads nowhere is words.
  if (target.kind === 'none') element.removeAttribute('href');
  if (target.kind !== 'outside') return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
};

let made: DOMPurify | undefined;
/** One for all texts, made with the first. */
const cleaner = (): DOMPurify => {
  if (made === undefined) {
    made = purify(window);
    made.addHook('afterSanitizeAttributes', prepare);
  }
  return made;
};

/**
 * The server's HTML without anything that runs, looks different or leaves the page unasked; trusted by browsers that take
 * no bare text for HTML.
 */
export const cleanHtml = (html: string): string | TrustedHTML =>
  cleaner().sanitize(html, { ...ALLOWED, RETURN_TRUSTED_TYPE: true });
