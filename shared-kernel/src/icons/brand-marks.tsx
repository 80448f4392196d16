import { type ReactNode, useId } from 'react';

export type BrandName = 'tala' | 'mabuhay' | 'luna';

/** A brand's mark, painted with the gradient of the brand in force. */
const MARKS: Readonly<Record<BrandName, (gold: string) => ReactNode>> = {
  tala: (gold) => (
    <>
      <path
        d="M0 -16L3.1 -7.6L11.3 -11.3L7.6 -3.1L16 0L7.6 3.1L11.3 11.3L3.1 7.6L0 16L-3.1 7.6L-11.3 11.3L-7.6 3.1L-16 0L-7.6 -3.1L-11.3 -11.3L-3.1 -7.6Z"
        fill={gold}
      />
      <path
        d="M0 -16L3.1 -7.6L0 0ZM11.3 -11.3L7.6 -3.1L0 0ZM16 0L7.6 3.1L0 0ZM11.3 11.3L3.1 7.6L0 0ZM0 16L-3.1 7.6L0 0ZM-11.3 11.3L-7.6 3.1L0 0ZM-16 0L-7.6 -3.1L0 0ZM-11.3 -11.3L-3.1 -7.6L0 0Z"
        fill="#fff"
        opacity=".38"
      />
      <circle r="3.4" fill="var(--mark-eye, var(--bg))" />
    </>
  ),
  mabuhay: (gold) => (
    <>
      <path d="M-10 6A10 10 0 0 1 10 6Z" fill={gold} />
      <path
        d="M0-8V-15M-8-4.6L-13-10M8-4.6L13-10M-12 3L-16.4 1.4M12 3L16.4 1.4"
        stroke={gold}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M-15 11Q-10 7-5 11T5 11T15 11"
        fill="none"
        stroke="var(--mark-ink, var(--text-1))"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  luna: (gold) => (
    <>
      <path d="M4-15A15.4 15.4 0 1 0 15 6A12.4 12.4 0 0 1 4-15Z" fill={gold} />
      <path d="M9-10L10.6-5.6L15-4L10.6-2.4L9 2L7.4-2.4L3-4L7.4-5.6Z" fill="#fff" />
    </>
  ),
};

const isBrandName = (brand: string): brand is BrandName => brand in MARKS;

interface BrandMarkProps {
  /** A merchant's name; one without a mark of its own carries the default brand's. */
  readonly brand: string;
  /** Edge in px. */
  readonly size?: number;
}

/** The brand's sign. Decorative: whoever shows it names the brand beside it or on the link around it. */
export const BrandMark = ({ brand, size = 34 }: BrandMarkProps) => {
  const gradient = useId();
  return (
    <svg viewBox="-17 -17 34 34" width={size} height={size} aria-hidden="true">
      <defs>
        <linearGradient id={gradient} x2=".9" y2="1">
          <stop stopColor="var(--accent-from)" />
          <stop offset="1" stopColor="var(--accent-to)" />
        </linearGradient>
      </defs>
      {MARKS[isBrandName(brand) ? brand : 'tala'](`url(#${gradient})`)}
    </svg>
  );
};
