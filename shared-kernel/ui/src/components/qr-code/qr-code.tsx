import { useEffect, useState } from 'react';
import styles from './qr-code.module.css';
import type { QrDrawing } from './qr-path.ts';

/** Light around the code, in modules: what a reader needs to find it. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  /** What a reader gets: a link, a payment text. */
  readonly value: string;
  /** What it is for, for those who cannot see it. The same text stands beside it to be copied. */
  readonly label: string;
  /** The side of the box, px. */
  readonly size?: number;
}

/** A QR code, dark on light in every brand, as readers want it. Its maker is fetched when the first one is shown; the box keeps its place. */
export const QrCode = ({ value, label, size = 200 }: QrCodeProps) => {
  const [drawing, setDrawing] = useState<QrDrawing>();
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const { qrDrawing } = await import('./qr-path.ts');
      if (!isGone) setDrawing(qrDrawing(value));
    };
    // Without its code the text beside it still does the work.
    draw().catch(() => setDrawing(undefined));
    return () => {
      isGone = true;
    };
  }, [value]);
  const side = (drawing?.size ?? 0) + QUIET_ZONE * 2;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      aria-busy={drawing === undefined}
      width={size}
      height={size}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
    >
      {drawing !== undefined && <path d={drawing.path} shapeRendering="crispEdges" />}
    </svg>
  );
};
