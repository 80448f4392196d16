import type { ComponentProps } from 'react';
import { Link } from '../../router/router.d.ts';
import { type ButtonLook } from '../button/button-look.d.ts';
export interface LinkButtonProps extends ButtonLook, Omit<ComponentProps<typeof Link>, 'children'> {
}
/** A link to a page of the site that looks like a button: it goes somewhere, so it can be opened beside and gone back from. */
export declare const LinkButton: ({ variant, size, isBlock, icon, children, ...link }: LinkButtonProps) => import("react").JSX.Element;
