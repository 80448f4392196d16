import type { ComponentProps } from 'react';
import styles from './card.module.css';

interface CardProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  readonly isPadded?: boolean;
  /** `balance`: lit from its upper corner. `well`: a step down, for what is read off. */
  readonly look?: 'raised' | 'balance' | 'well';
}

/** A surface one step lighter than what it lies on, with one hairline of light on top. */
export const Card = ({ as = 'div', isPadded = false, look = 'raised', className, ...element }: CardProps) => {
  const Element = as as 'div';
  return (
    <Element
      {...element}
      className={[styles.card, className].join(' ')}
      data-look={look}
      data-padded={isPadded || undefined}
    />
  );
};
