import type { ComponentProps, MouseEvent } from 'react';
import { ButtonContent, type ButtonLook, lookOf } from './button-look.tsx';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  /** Waiting for an answer: keeps its place and focus, ignores presses (a double tap sends once). */
  readonly isBusy?: boolean;
}

/** A button in the look of the kit. `disabled` stays focusable, so that whoever listens hears why nothing happens. */
export const Button = ({
  variant,
  size,
  isBlock,
  icon,
  isBusy = false,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...button
}: ButtonProps) => {
  const isInert = isBusy || disabled;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...button}
      {...lookOf({ ...(variant && { variant }), ...(size && { size }), ...(isBlock && { isBlock }) })}
      type={type}
      aria-busy={isBusy || undefined}
      aria-disabled={isInert || undefined}
      data-busy={isBusy || undefined}
      onClick={press}
    >
      <ButtonContent icon={icon} isBusy={isBusy} {...(size && { size })}>
        {children}
      </ButtonContent>
    </button>
  );
};
