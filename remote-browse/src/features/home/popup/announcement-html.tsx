import DOMPurify from 'dompurify';
import { useEffect, useMemo, useRef } from 'react';
import { paths } from 'shared-kernel/contracts/paths';
import { useGo } from 'shared-kernel/router';
import { targetOfLink } from '../../../shared/links/link-target.ts';
import styles from './announcement-html.module.css';

/** What an announcement may be made of: words, pictures and links. */
const ALLOWED_TAGS = [
  'a',
  'b',
  'blockquote',
  'br',
  'div',
  'em',
  'h3',
  'h4',
  'hr',
  'i',
  'img',
  'li',
  'ol',
  'p',
  'small',
  'span',
  'strong',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
];
const ALLOWED_ATTR = ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan'];

/** What a promotion's announcement links to when it means the promotion itself. */
const PROMOTION_PAGE = /^\/m\/(?:activity|activityInfo|rewardCenter)(?:[?#]|$)/;

interface AnnouncementHtmlProps {
  readonly html: string;
  /** A promotion link of such an announcement goes to the promotions (browsing §2, /m/rewardCenter). */
  readonly isPromotion: boolean;
  readonly onLeave: () => void;
}

const linkOf = ({ target }: MouseEvent): Element | null => (target instanceof Element ? target.closest('a') : null);

/** The server's HTML, cleaned. In-app links go to their own path, links starting with http open beside. */
export const AnnouncementHtml = ({ html, isPromotion, onLeave }: AnnouncementHtmlProps) => {
  const go = useGo();
  const text = useRef<HTMLDivElement>(null);
  const clean = useMemo(() => DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR }), [html]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link === null) return;
      event.preventDefault();
      const target = targetOfLink(link.getAttribute('href') ?? '');
      if (target.kind === 'outside') window.open(target.href, '_blank', 'noopener');
      if (target.kind !== 'page') return;
      onLeave();
      go(isPromotion && PROMOTION_PAGE.test(target.to) ? paths.rewards : target.to);
    };
    const element = text.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [isPromotion, go, onLeave]);
  return <div ref={text} className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />;
};
