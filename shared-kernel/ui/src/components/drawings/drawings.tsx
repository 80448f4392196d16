import type { ReactNode } from 'react';
import styles from './drawings.module.css';

const Drawing = ({ height, children }: { readonly height: number; readonly children: ReactNode }) => (
  <svg className={styles.drawing} viewBox={`0 0 240 ${height}`} width="240" height={height} aria-hidden="true">
    {children}
  </svg>
);

/** Nothing here yet: a boat with its line out. */
export const BoatDrawing = () => (
  <Drawing height={150}>
    <circle cx="176" cy="50" r="34" className={styles.raised} />
    <circle cx="166" cy="40" r="6" className={styles.raisedMore} />
    <circle cx="188" cy="58" r="9" className={styles.raisedMore} />
    <circle cx="184" cy="34" r="3.4" className={styles.raisedMore} />
    <path
      d="M58 26L60.4 33.6L68 36L60.4 38.4L58 46L55.6 38.4L48 36L55.6 33.6ZM96 14L97.4 18.6L102 20L97.4 21.4L96 26L94.6 21.4L90 20L94.6 18.6Z"
      className={styles.sail}
    />
    <path d="M12 118Q120 106 228 118Q222 150 120 150T12 118Z" className={styles.ground} />
    <path d="M30 124H84M124 122H206M62 133H118M150 134H190M92 142H146" className={styles.wave} />
    <path d="M66 104Q116 122 166 104Q161 119 146 120H86Q71 119 66 104Z" className={styles.hull} />
    <path d="M70 106Q116 121 162 106L160 110.5Q116 124 72 110.5Z" className={styles.shade} />
    <path d="M118 102V34" className={styles.mast} />
    <path d="M122 38C148 50 156 74 153 98H122Z" className={styles.sail} />
    <path d="M130 50C142 60 147 76 147 92H130Z" className={styles.shade} />
    <path d="M114 50C98 62 92 80 92 98H114Z" className={styles.shade} />
    <path d="M162 104Q190 84 200 108V126" className={styles.rod} />
    <path d="M200 126Q207 128 204 135Q199 138 197 132" className={styles.hook} />
  </Drawing>
);

interface LanternProps {
  readonly place: string;
  readonly isOut?: boolean;
}

const Lantern = ({ place, isOut = false }: LanternProps) => (
  <g transform={place} data-out={isOut || undefined}>
    <circle r="26" fill="none" className={styles.ring} />
    <path
      d="M0 -22L5.3 -7.3L20.9 -6.8L8.6 2.8L12.9 17.8L0 9L-12.9 17.8L-8.6 2.8L-20.9 -6.8L-5.3 -7.3Z"
      className={styles.lantern}
    />
    <path
      d="M0 -22L5.3 -7.3L0 0ZM20.9 -6.8L8.6 2.8L0 0ZM12.9 17.8L0 9L0 0ZM-12.9 17.8L-8.6 2.8L0 0ZM-20.9 -6.8L-5.3 -7.3L0 0Z"
      className={styles.lit}
    />
    <circle r="4" className={styles.core} />
    <path d="M-13 22L-16 40M-12 22V41M-10 22L-7 40M13 22L16 40M12 22V41M10 22L7 40" className={styles.fringe} />
  </g>
);

/** Something broke: a string of lanterns, its wire parted, one gone out. */
export const LanternsDrawing = () => (
  <Drawing height={160}>
    <path
      d="M6 12Q64 56 120 40M234 12Q200 48 168 66Q158 72 158 86V98M48 38V60M106 42V68M208 34V66"
      className={styles.wire}
    />
    <path d="M120 40L127 38M124 46L131 46M119 49L122 55" className={styles.spark} />
    <Lantern place="translate(48 82) scale(0.86)" />
    <Lantern place="translate(106 96) scale(1.06)" />
    <Lantern place="translate(164 116) rotate(28) scale(0.8)" isOut />
    <Lantern place="translate(208 84) scale(0.7)" />
  </Drawing>
);

/** Closed for work: the great lantern half lit, a ladder and a box of tools. */
export const LadderDrawing = () => (
  <Drawing height={172}>
    <path d="M16 160Q120 146 224 160V170H16Z" className={styles.ground} />
    <path d="M120 2V22" className={styles.wire} />
    <circle cx="120" cy="76" r="56" className={styles.glow} />
    <g transform="translate(120 78)">
      <circle r="57" fill="none" className={`${styles.ring} ${styles.big}`} />
      <path
        d="M0 -50L11.8 -16.2L47.6 -15.5L19 6.2L29.4 40.5L0 20L-29.4 40.5L-19 6.2L-47.6 -15.5L-11.8 -16.2Z"
        className={`${styles.raised} ${styles.edge}`}
      />
      <path d="M0 20L-29.4 40.5L0 0ZM-19 6.2L-47.6 -15.5L0 0ZM-11.8 -16.2L0 -50L0 0Z" className={styles.warmer} />
      <path
        d="M0 -50L11.8 -16.2L0 0ZM29.4 40.5L0 20L0 0ZM-29.4 40.5L-19 6.2L0 0ZM-47.6 -15.5L-11.8 -16.2L0 0Z"
        className={styles.warm}
      />
      <circle r="9" className={styles.core} />
    </g>
    <path
      d="M196 164L164 40M216 164L184 36M168 56L187 52M173 74L192 70M178 93L197 88M182 112L202 107M187 131L207 126M192 150L211 144"
      className={styles.ladder}
    />
    <path d="M30 132H72V160H30ZM42 132V124H60V132" className={styles.box} />
    <path d="M30 142H72" className={styles.boxLine} />
    <path d="M48 139H54V146H48Z" className={styles.warm} />
  </Drawing>
);

/** Not open from here: a harbour light across the water, its gate shut. */
export const HarbourDrawing = () => (
  <Drawing height={160}>
    <path d="M12 128Q120 114 228 128Q222 160 120 160T12 128Z" className={styles.ground} />
    <path d="M34 136H90M122 134H204M64 146H120M150 148H188" className={styles.wave} />
    <path d="M170 60L228 40V84Z" className={styles.glow} />
    <path d="M150 122L156 72H180L186 122Z" className={styles.raisedMore} />
    <path d="M153.6 92H182.4L184.2 107H151.8Z" className={styles.shade} />
    <path d="M156 72V54H180V72Z" className={styles.box} />
    <circle cx="168" cy="63" r="5" className={styles.warm} />
    <path d="M152 54H184L168 38Z" className={styles.sail} />
    <path
      d="M40 122V84M104 122V84M40 92H104M40 110H104M52 92V110M66 92V110M78 92V110M92 92V110"
      className={styles.ladder}
    />
    <rect x="62" y="94" width="20" height="17" rx="4" className={styles.box} />
    <path d="M66.6 94V89.6A5.4 5.4 0 0 1 77.4 89.6V94" className={styles.boxLine} />
    <circle cx="72" cy="102.4" r="2.4" className={styles.warm} />
    <path
      d="M118 22L119.8 27.6L125.4 29.4L119.8 31.2L118 36.8L116.2 31.2L110.6 29.4L116.2 27.6Z"
      className={styles.sail}
    />
  </Drawing>
);

/** Not to be found: a signpost on a small shore, its boards without words. */
export const SignpostDrawing = () => (
  <Drawing height={160}>
    <circle cx="186" cy="40" r="24" className={styles.raised} />
    <circle cx="179" cy="34" r="4" className={styles.raisedMore} />
    <circle cx="193" cy="46" r="6" className={styles.raisedMore} />
    <path d="M40 134Q120 112 200 134Q194 156 120 156T40 134Z" className={styles.ground} />
    <path d="M10 140H48M196 138H232M28 150H74M168 150H214" className={styles.wave} />
    <path d="M114 132L115 34H125L126 132Z" className={styles.hull} />
    <path d="M120 132L120.5 34H125L126 132Z" className={styles.shade} />
    <path d="M66 48H140L154 60L140 72H66Z" className={styles.sail} />
    <path d="M76 56H122M76 64H108" className={styles.wave} />
    <path d="M176 82L104 88L92 100L106 112L178 106Z" className={styles.raisedMore} />
    <path d="M116 97L162 93M118 105L148 102" className={styles.wave} />
    <path d="M98 132Q104 122 108 132M132 132Q138 118 144 132M150 134Q153 126 157 134" className={styles.rod} />
    <path
      d="M52 22L54.4 29.6L62 32L54.4 34.4L52 42L49.6 34.4L42 32L49.6 29.6ZM92 12L93.4 16.6L98 18L93.4 19.4L92 24L90.6 19.4L86 18L90.6 16.6Z"
      className={styles.sail}
    />
  </Drawing>
);
