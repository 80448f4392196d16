import { copyAloud } from '@shared-kernel/ui/clipboard';
import { Icon } from '@shared-kernel/ui/icon';
import { Copy } from '@shared-kernel/ui/icons';
import { Pressable } from '@shared-kernel/ui/pressable';
import { useRecordTexts } from './record-texts.ts';
import styles from './records.module.css';

/** The number of a bet or an order, with a button that copies it. */
export const CopyNumber = ({ number }: { readonly number: string }) => {
  const { t } = useRecordTexts();
  const copy = () => copyAloud(number, { copied: t('copied'), failed: t('copyFailed') });
  return (
    <span className={styles.number}>
      <span className={styles.numberText}>{number}</span>
      <Pressable className={styles.copy} label={t('copy', { number })} onPress={() => void copy()}>
        <Icon of={Copy} size="s" />
      </Pressable>
    </span>
  );
};
