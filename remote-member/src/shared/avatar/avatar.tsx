import styles from './avatar.module.css';
import { HEAD_PATHS, type HeadIcon } from './head-drawings.tsx';

interface AvatarProps {
  readonly size?: number;
  /** The member's own; a bust for who has chosen none. */
  readonly icon?: HeadIcon | undefined;
}

/** A member's face: what was chosen, on a star. Decorative: the name stands beside it. */
export const Avatar = ({ size = 56, icon }: AvatarProps) => (
  <svg className={styles.avatar} viewBox="0 0 56 56" width={size} height={size} aria-hidden="true" data-icon={icon}>
    <path
      className={styles.star}
      d="M28 4L34 13L45 11L43 22L52 28L43 34L45 45L34 43L28 52L22 43L11 45L13 34L4 28L13 22L11 11L22 13Z"
    />
    {icon === undefined ? (
      <>
        <circle cx="28" cy="23" r="7" />
        <path d="M14 43Q16 32 28 32T42 43Q36 50 28 50T14 43Z" />
      </>
    ) : (
      <path transform="translate(16 16)" d={HEAD_PATHS[icon]} />
    )}
  </svg>
);
