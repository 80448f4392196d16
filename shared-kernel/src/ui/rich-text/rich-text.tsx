import { useEffect, useRef, useState } from 'react';
import { targetOfLink } from 'shared-kernel/links';
import { useNavigate } from 'shared-kernel/router';
import { Skeleton } from 'shared-kernel/ui/skeleton';
import styles from './rich-text.module.css';

interface RichTextProps {
  /** As the server sent it. */
  readonly html: string;
  /** Another page for an in-app link: what a promotion's text calls by an address of its own. */
  readonly pageFor?: ((path: string) => string) | undefined;
  /** A link to a page of the site was followed: close what this stands in. */
  readonly onLeave?: () => void;
}

/** Its words alone: shown when the cleaner cannot be fetched. A parsed document that is not shown runs nothing. */
const wordsOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

type Cleaned = { readonly html: string } | { readonly words: string };

const useCleaned = (html: string): Cleaned | undefined => {
  const [cleaned, setCleaned] = useState<Cleaned>();
  useEffect(() => {
    let isGone = false;
    const show = (next: Cleaned) => {
      if (!isGone) setCleaned(next);
    };
    import('./clean-html.ts').then(
      ({ cleanHtml }) => show({ html: cleanHtml(html) }),
      () => show({ words: wordsOf(html) }),
    );
    return () => {
      isGone = true;
    };
  }, [html]);
  return cleaned;
};

const linkOf = ({ target }: MouseEvent): Element | null => (target instanceof Element ? target.closest('a') : null);

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey;

interface CleanProps extends Omit<RichTextProps, 'html'> {
  readonly html: string;
}

const Clean = ({ html, pageFor, onLeave }: CleanProps) => {
  const navigate = useNavigate();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = targetOfLink(linkOf(event)?.getAttribute('href') ?? '');
      if (target.kind !== 'page' || !isPlainPress(event)) return;
      event.preventDefault();
      onLeave?.();
      void navigate(pageFor?.(target.to) ?? target.to);
    };
    const element = text.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate, onLeave, pageFor]);
  return <div ref={text} className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
};

/**
 * A text with HTML that an operator wrote: help, agreements, mail, announcements. Cleaned here, by code that is fetched
 * with the first such text. In-app links go to their own path by the router, links starting with http open beside the
 * site (specification: browsing §2, routes).
 */
export const RichText = ({ html, ...links }: RichTextProps) => {
  const cleaned = useCleaned(html);
  if (cleaned === undefined)
    return (
      <div className={styles.wait} aria-busy="true">
        <Skeleton height={14} radius="line" />
        <Skeleton height={14} radius="line" />
        <Skeleton height={14} width="60%" radius="line" />
      </div>
    );
  if ('words' in cleaned) return <div className={styles.text}>{cleaned.words}</div>;
  return <Clean html={cleaned.html} {...links} />;
};
