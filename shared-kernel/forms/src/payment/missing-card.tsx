import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import styles from './missing-card.module.css';

interface MissingCardProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onAct: () => void;
}

/** What must be there before money can leave, and the way to it. */
export const MissingCard = ({ title, text, action, onAct }: MissingCardProps) => (
  <Card as="section" isPadded className={styles.card} aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.text}>{text}</p>
    <Button variant="primary" isBlock onClick={onAct}>
      {action}
    </Button>
  </Card>
);
