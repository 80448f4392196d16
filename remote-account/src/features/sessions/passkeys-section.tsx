import { PASSKEY_NAME_MAX } from '@shared-kernel/contracts/account/passkeys';
import { Form, SubmitButton, TextField, useAppForm } from '@shared-kernel/forms';
import { Button } from '@shared-kernel/ui/button';
import { confirm } from '@shared-kernel/ui/confirm';
import { Plus } from '@shared-kernel/ui/icons';
import { RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { showToast } from '@shared-kernel/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useHasPasskeys } from '../../shared/passkey/has-passkeys.ts';
import { AddPasskeySheet } from './add-passkey-sheet.tsx';
import { type Passkey, usePasskeys, useRemovePasskey, useRenamePasskey } from './api/passkeys.ts';
import { PasskeyRow } from './passkey-row.tsx';
import styles from './passkeys-section.module.css';

interface RenamePasskeySheetProps {
  /** The one that is renamed; closed without one. */
  readonly passkey: Passkey | undefined;
  readonly onClose: () => void;
}

const RenameForm = ({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) => {
  const { t } = useTranslation('account');
  const { mutateAsync: rename } = useRenamePasskey();
  const form = useAppForm({
    texts: 'account',
    defaultValues: { name: passkey.name },
    fields: { name: { required: true, maxLength: PASSKEY_NAME_MAX, says: 'field.passkeyName' } },
    submit: ({ name }) => rename({ id: passkey.id, name }),
    onSuccess: onClose,
  });
  return (
    <Form form={form} label={t('passkeys.renameTitle')}>
      <TextField field={form.fields.name} label={t('passkeys.name')} autoComplete="off" enterKeyHint="go" />
      <SubmitButton form={form}>{t('passkeys.save')}</SubmitButton>
    </Form>
  );
};

const RenamePasskeySheet = ({ passkey, onClose }: RenamePasskeySheetProps) => {
  const { t } = useTranslation('account');
  return (
    <Sheet isOpen={passkey !== undefined} onClose={onClose} title={t('passkeys.renameTitle')}>
      {passkey !== undefined && <RenameForm passkey={passkey} onClose={onClose} />}
    </Sheet>
  );
};

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
        <Loaded
          query={usePasskeys()}
          fallback={<Skeleton height={WAIT_PX} />}
          errorFallback={{ title: t('passkeys.failed') }}
        >
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
