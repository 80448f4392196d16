import type { GameCategory, KnownCategory } from '@shared-kernel/contracts/system/values';
import { safeLookup } from '@shared-kernel/contracts/wire/safe-lookup';
import type { ReactNode } from 'react';
import styles from './category-icons.module.css';
import { hueOf } from './hues.ts';

const DRAWINGS: Readonly<Record<KnownCategory, ReactNode>> = {
  HOT: (
    <>
      <path
        className={styles.first}
        d="M14.6 1.6C17.4 7 22.6 9.4 22.6 16.8A8.6 9 0 0 1 5.4 16.8C5.4 12 8 10 9 6.6C10.8 7.8 11.8 9.4 12 11.4C13.8 8.8 15 5.4 14.6 1.6Z"
      />
      <path
        className={styles.second}
        d="M14.6 13C16 15.6 18.4 16.8 18.4 20A4.4 4.6 0 0 1 9.6 20C9.6 17.6 11.6 16.6 12 14.6C13.2 15.2 13.8 16 14 17C14.8 15.8 15 14.4 14.6 13Z"
      />
    </>
  ),
  SPORTS: (
    <>
      <circle className={styles.first} cx="14" cy="14" r="12" />
      <path className={styles.second} d="M14 2A12 12 0 0 1 26 14C20 13 15.4 9 14 2Z" opacity=".75" />
      <path
        d="M2.4 14.6Q14 10.6 25.6 14.6M13 2.2Q17.6 14 13.4 25.8M5.4 5.8Q11.6 13.6 5.2 22M22.6 5.8Q16.6 14 22.8 22"
        className={styles.line}
        strokeWidth="1.8"
      />
    </>
  ),
  ESPORTS: (
    <>
      <path
        className={styles.first}
        d="M9 7H19C24.4 7 26.4 13 26 19.4C25.8 23 22.4 23.6 20.6 20.8L19 18.4H9L7.4 20.8C5.6 23.6 2.2 23 2 19.4C1.6 13 3.6 7 9 7Z"
      />
      <path className={styles.cut} d="M8 9.8H10.4V12H12.6V14.4H10.4V16.6H8V14.4H5.8V12H8Z" />
      <circle className={styles.second} cx="18" cy="14.6" r="1.8" />
      <circle className={styles.second} cx="21.4" cy="11.4" r="1.8" />
    </>
  ),
  LIVE: (
    <>
      <rect className={styles.second} x="11" y="4" width="14" height="19" rx="3" transform="rotate(14 18 13)" />
      <rect className={styles.first} x="3.4" y="4.4" width="14.6" height="20" rx="3" transform="rotate(-8 10 14)" />
      <path className={styles.cut} d="M10.8 19.4C4.6 14.8 7.4 10.4 10.6 13.2C13.2 9.8 16.8 13.6 10.8 19.4Z" />
    </>
  ),
  FISH: (
    <>
      <path
        className={styles.second}
        d="M11 8.6C12.4 4.6 16 3.4 19 3.8C17.6 6 17.6 8.4 17.4 10.6ZM12 19.6C12.6 22.6 15.4 24.4 18 24.4C17 22.4 17 20.8 17 18.4Z"
      />
      <path
        className={styles.first}
        d="M1.8 14.4C5 7.4 14 6 19 11.4L25.6 6.8C24.6 9.8 24.2 12 24.4 14C24.2 16.4 24.6 18.6 25.6 21.6L19 17.2C14 22.4 5 21.2 1.8 14.4Z"
      />
      <circle className={styles.cut} cx="8" cy="12.6" r="1.9" />
      <path d="M12.6 10.6Q15 14 12.6 17.8" className={styles.line} strokeWidth="1.8" />
    </>
  ),
  RNG: (
    <>
      <rect className={styles.first} x="2" y="5" width="20" height="19" rx="4.5" />
      <rect className={styles.cut} x="5" y="8.6" width="14" height="9.4" rx="2" />
      <path className={styles.second} d="M8 10.2H16V12.2C13.8 13.6 13 15 12.8 17H10.2C10.4 15 11.2 13.6 12.6 12.4H8Z" />
      <path className={styles.first} d="M23.4 9.4H25.6V16.4Q25.6 18.4 23 18.4V16.2Q23.4 16.2 23.4 15.6Z" />
      <circle className={styles.second} cx="24.5" cy="7.4" r="2.9" />
      <path className={styles.cut} d="M8 20.2H16V21.6H8Z" />
    </>
  ),
  PVP: (
    <>
      <circle className={styles.first} cx="14" cy="14" r="12" />
      <path className={styles.second} d="M12 2.2H16V7H12ZM12 21H16V25.8H12ZM2.2 12V16H7V12ZM21 12V16H25.8V12Z" />
      <circle className={styles.cut} cx="14" cy="14" r="7.4" />
      <path
        className={styles.second}
        d="M14 9.4C19.4 13.4 17.6 17.6 14.8 16.2L15.6 18.4H12.4L13.2 16.2C10.4 17.6 8.6 13.4 14 9.4Z"
      />
    </>
  ),
  INHOUSE: (
    <>
      <path
        className={styles.first}
        d="M14 1.4L17.4 7.2L24 5L21 11.2L26.8 14L21 16.8L24 23L17.4 20.8L14 26.6L10.6 20.8L4 23L7 16.8L1.2 14L7 11.2L4 5L10.6 7.2Z"
      />
      <path className={styles.cut} d="M14 8.4L19.6 14L14 19.6L8.4 14Z" />
      <path className={styles.second} d="M14 10.6L17.4 14L14 17.4L10.6 14Z" />
    </>
  ),
  COCKFIGHT: (
    <>
      <path className={styles.second} d="M6 22C2.6 12 10 3 24 2.4C17.4 8 16 12 13 17.6Z" />
      <path className={styles.first} d="M6 22C9 12 15 6 24 2.4C24.6 12 20.6 20 10 22.4Z" />
      <path d="M3.4 26Q9 15.6 19 7.4M12 14.6L18.6 14M9.4 18.6L14.6 18.6" className={styles.line} strokeWidth="1.7" />
    </>
  ),
  ELOTT: (
    <>
      <circle className={styles.second} cx="19.6" cy="8.4" r="6.6" />
      <circle className={styles.first} cx="11" cy="16.6" r="9.6" />
      <circle className={styles.cut} cx="11" cy="16.6" r="5.2" />
      <path className={styles.second} d="M9.4 13.6H13V20H11V15.4H9.4Z" />
    </>
  ),
  LOTT: (
    <>
      <path
        className={styles.first}
        d="M3 7.4Q3 5.6 5 5.4L23 4Q25 4 25 6V10A3.4 3.4 0 0 0 25 17V21.4Q25 23.4 23 23.4L5 24Q3 24 3 22V17.6A3.4 3.4 0 0 0 3 10.8Z"
      />
      <path className={styles.cut} d="M17.6 7H19.4V9.6H17.6ZM17.6 12.6H19.4V15.2H17.6ZM17.6 18.2H19.4V20.8H17.6Z" />
      <path
        className={styles.second}
        d="M10 9.4L11.4 12.6L14.8 12.8L12.2 15L13 18.4L10 16.6L7 18.4L7.8 15L5.2 12.8L8.6 12.6Z"
      />
    </>
  ),
};

/** A gem: for a category that is newer than these drawings. */
const PLAIN = (
  <>
    <path className={styles.first} d="M8 4H20L26 11.6L14 25L2 11.6Z" />
    <path className={styles.second} d="M8 4L14 25L20 4L14 11.6Z" />
  </>
);

const drawingOf = (category: GameCategory): ReactNode => safeLookup<ReactNode>(DRAWINGS, category) ?? PLAIN;

interface CategoryIconProps {
  readonly category: GameCategory;
  /** Drawn on the category's own hue, as on the chosen tab, instead of on its tint. */
  readonly isOnHue?: boolean;
}

/** A category's two-tone icon. 28 px; its hue comes with it. */
export const CategoryIcon = ({ category, isOnHue = false }: CategoryIconProps) => (
  <svg
    className={styles.icon}
    data-cat={hueOf(category)}
    data-on-hue={isOnHue || undefined}
    viewBox="0 0 28 28"
    width="28"
    height="28"
    aria-hidden="true"
  >
    {drawingOf(category)}
  </svg>
);
