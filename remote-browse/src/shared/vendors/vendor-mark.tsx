import { Picture } from '@shared-kernel/ui/picture';
import styles from './vendor-mark.module.css';

/** JL has a sign of its own; BTI and every code that begins with TCG share one white one (browsing §2, game tile). */
type Special = 'jl' | 'white';

const specialOf = (vendor: string): Special | undefined => {
  if (vendor === 'JL') return 'jl';
  return vendor === 'BTI' || vendor.startsWith('TCG') ? 'white' : undefined;
};

const Lotus = () => (
  <svg className={styles.special} data-special="jl" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 3C15 6.4 15.8 9.6 15.4 12.6C17 10.6 19.4 9.6 22 9.8C21.6 15.6 17.6 19.4 12 19.4S2.4 15.6 2 9.8C4.6 9.6 7 10.6 8.6 12.6C8.2 9.6 9 6.4 12 3Z" />
    <path d="M5 21.6H19" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);

const White = () => (
  <svg className={styles.special} data-special="white" viewBox="0 0 24 24" aria-hidden="true">
    <circle className={styles.ground} cx="12" cy="12" r="11" />
    <path
      className={styles.sign}
      d="M12 4.6L14 9.6L19.4 10L15.3 13.5L16.6 18.8L12 15.9L7.4 18.8L8.7 13.5L4.6 10L10 9.6Z"
    />
  </svg>
);

/** The sign of a vendor that has a special one; nothing for all others. */
export const SpecialMark = ({ vendor }: { readonly vendor: string }) => {
  const special = specialOf(vendor);
  if (special === undefined) return null;
  return special === 'jl' ? <Lotus /> : <White />;
};

interface VendorMarkProps {
  readonly vendor: string;
  readonly name: string;
  /** As the server sent it; empty where it sends none. */
  readonly iconUrl: string;
  /** Its size, px. */
  readonly size: number;
}

/** A vendor's sign: the special one, else the server's, else the first letter of its name. The name stands beside it. */
export const VendorMark = ({ vendor, name, iconUrl, size }: VendorMarkProps) => (
  <span className={styles.mark} style={{ width: size, height: size }} aria-hidden="true">
    {specialOf(vendor) !== undefined && <SpecialMark vendor={vendor} />}
    {specialOf(vendor) === undefined && iconUrl !== '' && (
      <Picture src={iconUrl} alt="" width={size} height={size} fit="contain" />
    )}
    {specialOf(vendor) === undefined && iconUrl === '' && <span className={styles.letter}>{[...name][0]}</span>}
  </span>
);
