import { Icon } from '@shared-kernel/ui/icon';
import { ChevronLeft, ChevronRight } from '@shared-kernel/ui/icons';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { prefersStillness } from 'shared-kernel/motion';
import { AllVendors, VendorButton } from './vendor-button.tsx';
import type { VendorOption } from './vendor-options.ts';
import styles from './vendor-strip.module.css';

/** Half a pixel more or less is the browser's rounding. */
const ROUNDING_PX = 1;

interface Ends {
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
}

const endsOf = (row: HTMLElement): Ends => ({
  hasBefore: row.scrollLeft > ROUNDING_PX,
  hasAfter: row.scrollLeft + row.clientWidth < row.scrollWidth - ROUNDING_PX,
});

/** Moves a row by what is in view of it, and knows what lies beyond its ends. What is chosen comes into view by itself. */
const useStripSteps = (rowRef: RefObject<HTMLElement | null>, chosen: string | undefined) => {
  const [ends, setEnds] = useState<Ends>({ hasBefore: false, hasAfter: false });
  useEffect(() => {
    const row = rowRef.current;
    if (row === null) return;
    const update = () =>
      setEnds((before) => {
        const next = endsOf(row);
        return next.hasBefore === before.hasBefore && next.hasAfter === before.hasAfter ? before : next;
      });
    update();
    row.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      row.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [rowRef]);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === (chosen ?? '')) return;
    shown.current = chosen ?? '';
    const row = rowRef.current;
    const button = row?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row === null || button == null) return;
    const left = button.offsetLeft - row.offsetLeft;
    const isInView =
      left >= row.scrollLeft - ROUNDING_PX &&
      left + button.offsetWidth <= row.scrollLeft + row.clientWidth + ROUNDING_PX;
    if (!isInView) row.scrollTo?.({ left });
  }, [rowRef, chosen]);
  const step = useCallback(
    (direction: 1 | -1) => {
      const row = rowRef.current;
      row?.scrollBy?.({ left: direction * row.clientWidth, behavior: prefersStillness() ? 'auto' : 'smooth' });
    },
    [rowRef],
  );
  return { ...ends, step };
};

interface VendorStripProps {
  readonly vendors: readonly VendorOption[];
  /** Undefined: all of them. */
  readonly chosen: string | undefined;
  /** Undefined for all; the chosen one again stands for all too: the page decides. */
  readonly onChoose: (vendor: string | undefined) => void;
}

/** All vendors and one sign each, four in view; arrows at its ends show the next four or those before (browsing §2). */
export const VendorStrip = ({ vendors, chosen, onChoose }: VendorStripProps) => {
  const { t } = useTranslation('browse');
  const row = useRef<HTMLFieldSetElement>(null);
  const { hasBefore, hasAfter, step } = useStripSteps(row, chosen);
  return (
    <div className={styles.strip}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('vendors.previous')}
        aria-disabled={!hasBefore}
        onClick={() => step(-1)}
      >
        <Icon of={ChevronLeft} />
      </button>
      <fieldset ref={row} className={styles.row} aria-label={t('vendors.label')}>
        <AllVendors isChosen={chosen === undefined} onChoose={() => onChoose(undefined)} />
        {vendors.map((vendor) => (
          <VendorButton
            key={vendor.code}
            vendor={vendor}
            isChosen={vendor.code === chosen}
            onChoose={() => onChoose(vendor.code)}
          />
        ))}
      </fieldset>
      <button
        type="button"
        className={styles.step}
        aria-label={t('vendors.next')}
        aria-disabled={!hasAfter}
        onClick={() => step(1)}
      >
        <Icon of={ChevronRight} />
      </button>
    </div>
  );
};

const IN_VIEW = 4;
/** Of a sign, and a name of two lines. */
const HEIGHT = 'calc(40px + 2rem)';

/** The strip's ground in its exact size. */
export const VendorStripSkeleton = () => (
  <div className={styles.strip} aria-hidden="true">
    <span />
    <div className={styles.row}>
      {Array.from({ length: IN_VIEW }, (_, place) => (
        <Skeleton key={place} height={HEIGHT} radius="2" />
      ))}
    </div>
    <span />
  </div>
);
