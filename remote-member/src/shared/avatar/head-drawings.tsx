import type { HEAD_ICONS } from '@shared-kernel/contracts/member/profile';

export type HeadIcon = (typeof HEAD_ICONS)[number];

/** In a square of 24, filled. */
export const HEAD_PATHS: Readonly<Record<HeadIcon, string>> = {
  star: 'M12 3l2.7 5.6 6.1.9-4.4 4.3 1 6.1L12 17l-5.4 2.9 1-6.1L3.2 9.5l6.1-.9Z',
  crown: 'M3 7.500l4.6 3.600L12 4.500l4.4 6.600L21 7.5 19.2 18H4.800Z',
  gem: 'M7 4h10l4 5.5-9 11-9-11Z',
  clover:
    'M4.4 8.200a3.8 3.8 0 0 1 7.6 0 3.8 3.8 0 0 1 7.6 0A3.8 3.8 0 0 1 15.8 12a3.8 3.8 0 0 1 0 7.600A3.8 3.8 0 0 1 12 15.800a3.8 3.8 0 0 1-7.6 0A3.8 3.8 0 0 1 8.2 12a3.8 3.8 0 0 1-3.8-3.800Z',
  flame:
    'M12 2.500c.8 3.6 5.5 6 5.5 11.200a5.6 5.6 0 0 1-5.5 6.8 5.6 5.6 0 0 1-5.5-6.200c0-2.4 1.3-4 2.3-5.3.4 1.4 1 2.2 2 2.7-.2-3.7.1-6.7 1.2-9.200Z',
  trophy:
    'M7 3.500h10v2h3.500c0 4-1.5 6-4.2 6.500a5 5 0 0 1-3.3 2.400V17h3v3H8v-3h3v-2.600A5 5 0 0 1 7.7 12C5 11.5 3.5 9.5 3.5 5.500H7Z',
};

/** The drawing alone, for where one is chosen. */
export const headDrawing = (icon: HeadIcon) => () => (
  <svg viewBox="0 0 24 24" width={24} height={24} fill="currentColor" aria-hidden="true">
    <path d={HEAD_PATHS[icon]} />
  </svg>
);
