import styles from './agent-home.module.css';

/** The agent's constellation: the team as stars, the agent the brightest. */
export const Sky = () => (
  <svg className={styles.sky} viewBox="0 0 390 190" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
    <path
      className={styles.threads}
      d="M188 46L236 22L288 52L344 30L392 60M288 52L300 104L252 128M300 104L352 118L392 96M236 22L222 -6M344 30L352 118"
    />
    <g className={styles.stars}>
      <circle cx="188" cy="46" r="2.4" />
      <circle cx="236" cy="22" r="3.2" />
      <circle cx="300" cy="104" r="3" />
      <circle cx="252" cy="128" r="2" />
      <circle cx="352" cy="118" r="3.4" />
      <circle cx="344" cy="30" r="2.4" />
    </g>
    <path className={styles.own} d="M288 38L291.4 48.6L302 52L291.4 55.4L288 66L284.6 55.4L274 52L284.6 48.6Z" />
  </svg>
);
