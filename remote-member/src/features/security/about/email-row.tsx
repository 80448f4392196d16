import { Icon } from '@shared-kernel/ui/icon';
import { Mail } from '@shared-kernel/ui/icons';
import { ListRow } from '@shared-kernel/ui/list-row';
import { Tag } from '@shared-kernel/ui/tag';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { EmailSheet } from './profile-sheets.tsx';
import { ProveEmailSheet } from './prove-email-sheet.tsx';

interface EmailRowProps {
  /** Masked. */
  readonly email?: string | undefined;
  readonly isEmailProved: boolean;
}

/** The e-mail address: leads to its proof while it has none, else to another address. */
export const EmailRow = ({ email, isEmailProved }: EmailRowProps) => {
  const { t } = useTranslation('member');
  const [sheet, setSheet] = useState<'change' | 'proof'>();
  const close = () => setSheet(undefined);
  const toProve = isEmailProved ? undefined : email;
  const address = isEmailProved && email !== undefined ? t('security.about.emailProved', { email }) : email;
  return (
    <>
      <ListRow
        lead={<Icon of={Mail} />}
        title={t('security.about.email')}
        sub={address ?? t('security.about.emailNone')}
        badge={toProve !== undefined && <Tag tone="warn">{t('security.about.toProve')}</Tag>}
        onPress={() => setSheet(toProve === undefined ? 'change' : 'proof')}
      />
      {toProve !== undefined && (
        <ProveEmailSheet
          isOpen={sheet === 'proof'}
          onClose={close}
          email={toProve}
          onChange={() => setSheet('change')}
        />
      )}
      <EmailSheet isOpen={sheet === 'change'} onClose={close} />
    </>
  );
};
