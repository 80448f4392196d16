import { Icon } from '@shared-kernel/ui/icon';
import { ChevronRight } from '@shared-kernel/ui/icons';
import { Pressable } from '@shared-kernel/ui/pressable';
import { useRecordTexts } from './record-texts.ts';
import styles from './records.module.css';

interface DrillLinkProps {
  readonly userName: string;
  /** This member's part of the team is shown already: the name leads nowhere. */
  readonly isHere: boolean;
  readonly onDrill: () => void;
}

/** A member of a team, whose own part of it a press shows. */
export const DrillLink = ({ userName, isHere, onDrill }: DrillLinkProps) => {
  const { t } = useRecordTexts();
  if (isHere) return <span className={styles.member}>{userName}</span>;
  return (
    <Pressable className={styles.drill} label={t('team.drill', { userName })} onPress={onDrill}>
      <span className={styles.member}>{userName}</span>
      <Icon of={ChevronRight} size="s" />
    </Pressable>
  );
};
