import styles from './age-seal.module.css';

const RAYS = 16;
const CENTRE = 22;
const OUTER = 21;
const INNER = 18.2;

/** The edge of a seal: as many points outside as inside, around the centre. */
const EDGE = Array.from({ length: RAYS * 2 }, (_, index) => {
  const radius = index % 2 === 0 ? OUTER : INNER;
  const angle = (index / RAYS) * Math.PI;
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(1)},${(CENTRE + radius * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

interface AgeSealProps {
  readonly label: string;
  /** In years. */
  readonly minimumAge: number;
}

/** In the place of the licence's picture in the menu (browsing §2, menu popover): the least age, since no brand of the demo has a licence. */
export const AgeSeal = ({ label, minimumAge }: AgeSealProps) => (
  <svg className={styles.seal} viewBox="0 0 44 44" role="img" aria-label={label}>
    <polygon className={styles.edge} points={EDGE} />
    <circle className={styles.ring} cx={CENTRE} cy={CENTRE} r="14.5" />
    <text className={styles.age} x={CENTRE} y={CENTRE} textAnchor="middle" dominantBaseline="central">
      {minimumAge}+
    </text>
  </svg>
);
