import type { ComponentProps } from 'react';
import { Link } from 'shared-kernel/router';
import { ButtonContent, type ButtonLook, lookOf } from '../button/button-look.tsx';

export interface LinkButtonProps extends ButtonLook, Omit<ComponentProps<typeof Link>, 'children'> {}

/** A link to a page of the site that looks like a button: it goes somewhere, so it can be opened beside and gone back from. */
export const LinkButton = ({ variant, size, isBlock, icon, children, ...link }: LinkButtonProps) => (
  <Link {...link} {...lookOf({ ...(variant && { variant }), ...(size && { size }), ...(isBlock && { isBlock }) })}>
    <ButtonContent icon={icon} {...(size && { size })}>
      {children}
    </ButtonContent>
  </Link>
);

interface OutsideButtonProps extends ButtonLook {
  /** An address outside the site, which `targetOfLink` has looked at. */
  readonly href: string;
}

/** The same for an address outside the site: it opens beside it, and what is under way here goes on. */
export const OutsideButton = ({ href, icon, children, ...look }: OutsideButtonProps) => (
  <a href={href} target="_blank" rel="noreferrer" {...lookOf(look)}>
    <ButtonContent icon={icon} {...(look.size && { size: look.size })}>
      {children}
    </ButtonContent>
  </a>
);
