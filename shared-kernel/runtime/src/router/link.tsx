import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useHref } from 'react-router-dom';
import { currentNavigationGuard } from './navigation-guard.ts';
import { useGo } from './use-go.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly replace?: boolean;
  /** Kept with the history's entry: what `wantedGame` makes. */
  readonly state?: unknown;
  readonly ref?: Ref<HTMLAnchorElement>;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/**
 * A link inside the site. Written here because the library's brings its data router's prefetching along (3 KB that
 * this site never uses); modified clicks, targets and cancelled events behave as there. A finger or a pointer on it, or
 * the focus, tells the host to fetch what the page needs.
 */
export const Link = ({
  to,
  replace = false,
  state,
  onClick,
  onPointerDown,
  onPointerEnter,
  onFocus,
  target,
  ...rest
}: LinkProps) => {
  const href = useHref(to);
  const go = useGo();
  const intend = () => currentNavigationGuard().intend(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (target !== undefined && target !== '_self')) return;
    event.preventDefault();
    go(to, { replace, state });
  };
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={follow}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        intend();
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        if (event.pointerType === 'mouse') intend();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        intend();
      }}
    />
  );
};
