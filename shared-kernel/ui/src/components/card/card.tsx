import type { ComponentProps } from 'react';
import styles from './card.module.css';

interface CardProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  readonly isPadded?: boolean;
  /** `balance`: lit from its upper corner. `well`: a step down, for what is read off. */
  readonly variant?: 'raised' | 'balance' | 'well';
}

/** A surface one step lighter than what it lies on, with one hairline of light on top. */
export const Card = ({ as = 'div', isPadded = false, variant = 'raised', className, ...element }: CardProps) => {
  const Element = as as 'div';
  return (
    <Element
      {...element}
      className={[styles.card, className].join(' ')}
      data-look={variant}
      data-padded={isPadded || undefined}
    />
  );
};
