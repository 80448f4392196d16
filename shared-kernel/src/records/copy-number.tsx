import { Copy } from 'shared-kernel/icons';
import { Icon } from 'shared-kernel/ui/icon';
import { Pressable } from 'shared-kernel/ui/pressable';
import { showToast } from 'shared-kernel/ui/toast';
import { useRecordTexts } from './record-texts.ts';
import styles from './records.module.css';

/** False where the browser refuses. */
const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** The number of a bet or an order, with a button that copies it. */
export const CopyNumber = ({ number }: { readonly number: string }) => {
  const { t } = useRecordTexts();
  const copy = async () => {
    const isCopied = await copyText(number);
    showToast({ text: t(isCopied ? 'copied' : 'copyFailed'), tone: isCopied ? 'ok' : 'bad' });
  };
  return (
    <span className={styles.number}>
      <span className={styles.numberText}>{number}</span>
      <Pressable className={styles.copy} label={t('copy', { number })} onPress={() => void copy()}>
        <Icon of={Copy} size="s" />
      </Pressable>
    </span>
  );
};
