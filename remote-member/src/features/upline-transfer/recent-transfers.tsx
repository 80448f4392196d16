import { paths } from '@shared-kernel/contracts/system/paths';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Money } from '@shared-kernel/ui/money';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { Transferable } from './api/transfer-calls.ts';

/** What was sent last; all that ever moved is in the account record. */
export const RecentTransfers = ({ transfers }: { readonly transfers: Transferable['recent'] }) => {
  const { t } = useTranslation('member');
  const { minute } = useFormat();
  if (transfers.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('uplineTransfer.recent')} />
      <RowList label={t('uplineTransfer.recent')}>
        {transfers.map(({ transferNo, amount, at }) => (
          <ListRow
            key={transferNo}
            title={minute(at)}
            sub={transferNo}
            trailing={<Money amount={amount} size={2} tone="plain" />}
          />
        ))}
      </RowList>
      <LinkButton to={paths.accountRecord} variant="quiet" isBlock>
        {t('uplineTransfer.records')}
      </LinkButton>
    </section>
  );
};
