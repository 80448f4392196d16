import type { ReactNode } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import styles from './vendor-button.module.css';
import { VendorMark } from './vendor-mark.tsx';
import type { VendorOption } from './vendor-options.ts';

const MARK_PX = 24;

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const Choice = ({ isChosen, onChoose, children }: ChoiceProps & { readonly children: ReactNode }) => (
  <button type="button" className={styles.vendor} aria-pressed={isChosen} onClick={onChoose}>
    {children}
  </button>
);

/** A vendor among others: its sign and its name. */
export const VendorButton = ({ vendor, ...choice }: ChoiceProps & { readonly vendor: VendorOption }) => (
  <Choice {...choice}>
    <VendorMark vendor={vendor.code} name={vendor.name} iconUrl={vendor.iconUrl} size={MARK_PX} />
    <span className={styles.name}>{vendor.name}</span>
  </Choice>
);

/** The choice of all of them. */
export const AllVendors = (choice: ChoiceProps) => {
  const { t } = useTranslation('browse');
  return (
    <Choice {...choice}>
      <svg className={styles.all} viewBox="0 0 24 24" width={MARK_PX} height={MARK_PX} aria-hidden="true">
        <path d="M3 3H10V10H3ZM14 3H21V10H14ZM3 14H10V21H3ZM14 14H21V21H14Z" />
      </svg>
      <span className={styles.name}>{t('vendors.all')}</span>
    </Choice>
  );
};
