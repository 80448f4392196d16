import { Icon } from '@shared-kernel/ui/icon';
import { ChevronLeft, ChevronRight } from '@shared-kernel/ui/icons';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useRef } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useStripSteps } from './use-strip-steps.ts';
import { AllVendors, VendorButton } from './vendor-button.tsx';
import type { VendorOption } from './vendor-options.ts';
import styles from './vendor-strip.module.css';

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
