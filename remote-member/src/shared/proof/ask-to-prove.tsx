import { getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import { Icon } from '@shared-kernel/ui/icon';
import { Smartphone } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { ProveMobileSheet } from './prove-mobile-sheet.tsx';

/** Asks for the proof of a number that has none yet; nothing for everybody else, and while it is not known. */
export const AskToProve = () => {
  const { t } = useTranslation('member');
  const { data } = useApi(getSecurityConfig, {});
  const [isOpen, setOpen] = useState(false);
  if (data?.mobile === undefined || data.isMobileProved) return null;
  return (
    <>
      <RowList label={t('mobile.prove')}>
        <ListRow
          lead={<Icon of={Smartphone} />}
          title={t('mobile.prove')}
          sub={t('mobile.ask')}
          onPress={() => setOpen(true)}
        />
      </RowList>
      <ProveMobileSheet isOpen={isOpen} onClose={() => setOpen(false)} mobile={data.mobile} />
    </>
  );
};
