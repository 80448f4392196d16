import { Icon } from '@shared-kernel/ui/icon';
import { IconButton } from '@shared-kernel/ui/icon-button';
import { FingerprintPattern, SquarePen, X } from '@shared-kernel/ui/icons';
import { ListRow } from '@shared-kernel/ui/list-row';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { Passkey } from './api/passkeys.ts';
import styles from './session-row.module.css';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** A passkey: since when it opens the account, and when it last did. */
export const PasskeyRow = ({ passkey, onRename, onRemove }: PasskeyRowProps) => {
  const { t } = useTranslation('account');
  const { shortDay, time } = useFormat();
  const { name, addedAt, usedAt } = passkey;
  return (
    <ListRow
      lead={<Icon of={FingerprintPattern} />}
      title={name}
      sub={
        <>
          <span className={styles.fact}>{t('passkeys.added', { day: shortDay(addedAt) })}</span>
          <span className={styles.fact}>
            {usedAt === undefined
              ? t('passkeys.unused')
              : t('passkeys.used', { day: shortDay(usedAt), time: time(usedAt) })}
          </span>
        </>
      }
      trailing={
        <>
          <IconButton isFilled icon={SquarePen} label={t('passkeys.rename', { name })} onClick={onRename} />
          <IconButton isFilled icon={X} label={t('passkeys.remove', { name })} onClick={onRemove} />
        </>
      }
    />
  );
};
