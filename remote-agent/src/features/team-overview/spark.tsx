import styles from './team-overview.module.css';

const [WIDTH, HEIGHT, ROOM] = [64, 22, 2];

/** How a figure went over the days, for the eye alone: nothing is said that its number does not say. */
export const Spark = ({ values }: { readonly values: readonly number[] }) => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (values.length < 2 || least === most) return null;
  const step = (WIDTH - 2 * ROOM) / (values.length - 1);
  const heightOf = (value: number) => HEIGHT - ROOM - ((value - least) / (most - least)) * (HEIGHT - 2 * ROOM);
  const points = values.map((value, place) => `${(ROOM + place * step).toFixed(1)},${heightOf(value).toFixed(1)}`);
  return (
    <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
};
