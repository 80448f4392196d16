import styles from './skeleton.module.css';

type Length = number | string;

interface SkeletonProps {
  /** px, or any CSS length. Of a line of text: px at the ordinary text size, with which it grows. */
  readonly width?: Length;
  readonly height?: Length;
  /** In place of a height: `3 / 4`. */
  readonly ratio?: string;
  /** `line` is a line of text; the others are the look's steps of roundness. */
  readonly radius?: 'line' | '1' | '2' | '3' | '4' | 'pic' | 'full';
}

/** px of a rem, at the text size that a browser comes with. */
const REM_PX = 16;

const lengthOf = (length: Length, isText: boolean): Length =>
  isText && typeof length === 'number' ? `${length / REM_PX}rem` : length;

/** The ground of something that is on its way, in its exact size. Silent: the area around it says that it is busy. */
export const Skeleton = ({ width = '100%', height, ratio, radius = '2' }: SkeletonProps) => {
  const isText = radius === 'line';
  return (
    <span
      className={styles.skeleton}
      data-radius={radius}
      style={{
        width: lengthOf(width, isText),
        ...(height !== undefined && { height: lengthOf(height, isText) }),
        ...(ratio !== undefined && { aspectRatio: ratio }),
      }}
      aria-hidden="true"
    />
  );
};
