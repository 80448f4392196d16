import { Skeleton } from '@shared-kernel/ui/skeleton';
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRoutes } from 'shared-kernel/frame';
import { targetOfLink } from 'shared-kernel/links';
import { useGo } from 'shared-kernel/router';
import styles from './rich-text.module.css';
import { wordsOf } from './words-of.ts';

export { wordsOf } from './words-of.ts';

interface RichTextProps {
  /** As the server sent it. */
  readonly html: string;
  /** Another page for an in-app link: what a promotion's text calls by an address of its own. */
  readonly pageFor?: ((path: string) => string) | undefined;
  /** A link to a page of the site was followed: close what this stands in. */
  readonly onLeave?: () => void;
}

type CleanHtml = ComponentProps<'div'>['dangerouslySetInnerHTML'];
type Cleaned = { readonly html: NonNullable<CleanHtml>['__html'] } | { readonly words: string };

type CleanText = typeof import('./clean-html.ts')['cleanHtml'];

let clean: CleanText | undefined;

const fetchClean = async (): Promise<CleanText> => {
  const { cleanHtml } = await import('./clean-html.ts');
  clean = cleanHtml;
  return cleanHtml;
};

/**
 * Whether texts stand at once: not before their code has come, or could not be had. For a page that rather waits as a whole
 * than grows while it is read.
 */
export const useRichTextReady = (): boolean => {
  const [isReady, setReady] = useState(clean !== undefined);
  useEffect(() => {
    if (isReady) return;
    let isCurrent = true;
    const show = () => {
      if (isCurrent) setReady(true);
    };
    fetchClean().then(show, show);
    return () => {
      isCurrent = false;
    };
  }, [isReady]);
  return isReady;
};

const useCleaned = (html: string): Cleaned | undefined => {
  const [cleaned, setCleaned] = useState<Cleaned | undefined>(() => clean && { html: clean(html) });
  useEffect(() => {
    let isGone = false;
    const show = (next: Cleaned) => {
      if (!isGone) setCleaned(next);
    };
    fetchClean().then(
      (cleanHtml) => show({ html: cleanHtml(html) }),
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
  readonly html: NonNullable<CleanHtml>['__html'];
}

const Clean = ({ html, pageFor, onLeave }: CleanProps) => {
  const go = useGo();
  const { isRouted } = useRoutes();
  const text = useRef<HTMLDivElement>(null);
  // A link to a page that is not live stays as words.
  useLayoutEffect(() => {
    for (const link of text.current?.querySelectorAll('a[href]') ?? []) {
      const target = targetOfLink(link.getAttribute('href') ?? '');
      if (target.kind === 'page' && !isRouted(pageFor?.(target.to) ?? target.to)) link.removeAttribute('href');
    }
  }, [isRouted, pageFor]);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = targetOfLink(linkOf(event)?.getAttribute('href') ?? '');
      if (target.kind !== 'page' || !isPlainPress(event)) return;
      event.preventDefault();
      onLeave?.();
      go(pageFor?.(target.to) ?? target.to);
    };
    const element = text.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [go, onLeave, pageFor]);
  return <div ref={text} className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
};

/**
 * A text with HTML that an operator wrote: help, agreements, mail, announcements. Cleaned here, by code that is fetched
 * with the first such text. In-app links go to their own path by the router, links starting with http open beside the
 * site (specification: browsing §2, routes). Nothing in it can be seen outside its place.
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
  // Another text has other links.
  return <Clean key={String(cleaned.html)} html={cleaned.html} {...links} />;
};
