import { Card } from '@shared-kernel/ui/card';
import type { ReactNode } from 'react';
import styles from './records.module.css';

interface FigureGridProps {
  /** `div` while skeletons stand in for the figures. */
  readonly as?: 'dl' | 'div';
  readonly children: ReactNode;
}

/** Figures of some days beside and below each other, as many as fit: `FigureTile`s. */
export const FigureGrid = ({ as: Element = 'dl', children }: FigureGridProps) => (
  <Element className={styles.figureGrid}>{children}</Element>
);

interface FigureTileProps {
  readonly name: string;
  readonly children: ReactNode;
  /** Below the figure, for the eye alone. */
  readonly drawn?: ReactNode;
}

export const FigureTile = ({ name, children, drawn }: FigureTileProps) => (
  <Card className={styles.tile}>
    <dt>{name}</dt>
    <dd>{children}</dd>
    {drawn}
  </Card>
);
