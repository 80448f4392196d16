import { Card } from '@shared-kernel/ui/card';
import { MoneyFit } from '@shared-kernel/ui/money';
import type { ReactNode } from 'react';
import styles from './transfer.module.css';

interface FundsCardProps {
  /** What the amount is: `You can send`. */
  readonly label: string;
  readonly amount: string;
  /** What of the balance is held, and by what. */
  readonly children: ReactNode;
}

/** What may leave the balance now. */
export const FundsCard = ({ label, amount, children }: FundsCardProps) => (
  <Card as="section" variant="balance" isPadded aria-label={label}>
    <p className={styles.label}>{label}</p>
    <MoneyFit amount={amount} size={5} />
    {children}
  </Card>
);
