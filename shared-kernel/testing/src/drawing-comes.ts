import styles from '@shared-kernel/ui/testing/drawing.module.css';
import { waitFor } from '@testing-library/react';

/** Waits for the drawing of an empty or failed state: it comes after the words, and a test that ends before is told of it too late. */
export const drawingComes = (shown: Element): Promise<void> =>
  waitFor(() => expect(shown.querySelector(`.${styles.place} > svg`)).toBeInTheDocument());
