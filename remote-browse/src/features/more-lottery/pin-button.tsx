import { IconButton } from '@shared-kernel/ui/icon-button';
import { Pin } from '@shared-kernel/ui/icons';
import { useTranslation } from 'shared-kernel/i18n';
import styles from './more-lottery.module.css';

interface PinButtonProps {
  readonly name: string;
  readonly isPinned: boolean;
  readonly onToggle: () => void;
}

/** Keeps a lottery at the head of the list. */
export const PinButton = ({ name, isPinned, onToggle }: PinButtonProps) => {
  const { t } = useTranslation('browse');
  return (
    <span className={styles.pin}>
      <IconButton
        icon={Pin}
        label={t('moreLottery.pin', { name })}
        aria-pressed={isPinned}
        isFilled={isPinned}
        onClick={onToggle}
      />
    </span>
  );
};
