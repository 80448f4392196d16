import { Button } from '@shared-kernel/ui/button';
import { confirm } from '@shared-kernel/ui/confirm';
import { Plus } from '@shared-kernel/ui/icons';
import { RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { showToast } from '@shared-kernel/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useHasPasskeys } from '../../shared/passkey/has-passkeys.ts';
import { AddPasskeySheet } from './add-passkey-sheet.tsx';
import { type Passkey, usePasskeys, useRemovePasskey } from './api/passkeys.ts';
import { PasskeyRow } from './passkey-row.tsx';
import styles from './passkeys-section.module.css';
import { RenamePasskeySheet } from './rename-passkey-sheet.tsx';

const WAIT_PX = 120;

type Asked = 'add' | Passkey;

/** What opens the account beside the password: named, taken away, and, where the browser has passkeys, added. */
export const PasskeysSection = () => {
  const { t } = useTranslation('account');
  const hasPasskeys = useHasPasskeys();
  const { mutateAsync: remove } = useRemovePasskey();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const askRemove = async ({ id, name }: Passkey) => {
    const isGone = await confirm({
      title: t('passkeys.askRemove'),
      text: t('passkeys.askRemoveText', { name }),
      action: t('passkeys.removeOne'),
      tone: 'danger',
      run: () => remove({ id }),
    });
    if (isGone) showToast({ text: t('passkeys.removed'), tone: 'ok' });
  };
  return (
    <section>
      <SectionHead tone="quiet" title={t('passkeys.title')} />
      <div className={styles.stack}>
        <Note>{t('passkeys.intro')}</Note>
        <Loaded query={usePasskeys()} wait={<Skeleton height={WAIT_PX} />} failed={{ title: t('passkeys.failed') }}>
          {({ passkeys }) =>
            passkeys.length > 0 ? (
              <RowList label={t('passkeys.title')}>
                {passkeys.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    onRename={() => setAsked(passkey)}
                    onRemove={() => void askRemove(passkey)}
                  />
                ))}
              </RowList>
            ) : (
              <p>{t('passkeys.none')}</p>
            )
          }
        </Loaded>
        {hasPasskeys && (
          <Button isBlock icon={Plus} onClick={() => setAsked('add')}>
            {t('passkeys.add')}
          </Button>
        )}
      </div>
      <AddPasskeySheet isOpen={asked === 'add'} onClose={close} />
      <RenamePasskeySheet passkey={typeof asked === 'object' ? asked : undefined} onClose={close} />
    </section>
  );
};
