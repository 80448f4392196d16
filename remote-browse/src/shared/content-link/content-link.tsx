import type { ReactNode } from 'react';
import { useRoutes } from 'shared-kernel/frame';
import { targetOfLink } from 'shared-kernel/links';
import { Link } from 'shared-kernel/router';

interface ContentLinkProps {
  /** As the server says it; one that leads nowhere, or to a page that is not live, is no link. */
  readonly link: string;
  readonly className: string | undefined;
  /** False for a copy that is for the eye only. */
  readonly isReachable?: boolean;
  readonly children: ReactNode;
}

/** Something of the content that leads somewhere: to its own path inside the site, beside it when it starts with http (browsing §2). */
export const ContentLink = ({ link, className, isReachable = true, children }: ContentLinkProps) => {
  const { isRouted } = useRoutes();
  const target = targetOfLink(link);
  const shared = { className, ...(isReachable ? {} : { tabIndex: -1 }) };
  if (target.kind === 'page' && isRouted(target.to))
    return (
      <Link to={target.to} {...shared}>
        {children}
      </Link>
    );
  if (target.kind === 'outside')
    return (
      <a href={target.href} target="_blank" rel="noreferrer" {...shared}>
        {children}
      </a>
    );
  return <div className={className}>{children}</div>;
};
