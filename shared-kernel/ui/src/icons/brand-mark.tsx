import { BRAND_MARK_ID } from '@shared-kernel/contracts/system/document';

interface BrandMarkProps {
  /** Edge in px. */
  readonly size?: number;
}

/**
 * The sign of the brand in force. The document carries its drawing, so no package knows the brands. Decorative: whoever
 * shows it names the brand beside it or on the link around it.
 */
export const BrandMark = ({ size = 34 }: BrandMarkProps) => (
  <svg width={size} height={size} aria-hidden="true">
    <use href={`#${BRAND_MARK_ID}`} />
  </svg>
);
