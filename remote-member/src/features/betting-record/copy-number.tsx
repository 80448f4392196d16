import { useTranslation } from 'shared-kernel/i18n';
import { Copy } from 'shared-kernel/icons';
import { Icon } from 'shared-kernel/ui/icon';
import { Pressable } from 'shared-kernel/ui/pressable';
import { showToast } from 'shared-kernel/ui/toast';
import { copyText } from '../../shared/copy-text.ts';
import styles from './betting-record.module.css';

/** A bet's number with a button that copies it. */
export const CopyNumber = ({ number }: { readonly number: string }) => {
  const { t } = useTranslation('member');
  const copy = async () => {
    const isCopied = await copyText(number);
    showToast({ text: t(isCopied ? 'record.copied' : 'record.copyFailed'), tone: isCopied ? 'ok' : 'bad' });
  };
  return (
    <span className={styles.number}>
      <span className={styles.numberText}>{number}</span>
      <Pressable className={styles.copy} label={t('record.copy', { number })} onPress={() => void copy()}>
        <Icon of={Copy} size="s" />
      </Pressable>
    </span>
  );
};
