import { paths } from '@shared-kernel/contracts/system/paths';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import { useBenefits } from './api/benefits.ts';
import { Levels } from './levels.tsx';

const OWN_PX = 236;

/** The VIP room: the own level, and what each brings. */
export const Page = () => {
  const { t } = useTranslation('member');
  const benefits = useBenefits();
  return (
    <Column>
      <Loaded
        query={benefits}
        fallback={<Skeleton height={OWN_PX} radius="3" />}
        variant="page"
        errorFallback={{ title: t('benefits.failed'), text: t('benefits.failedText') }}
        isEmpty={({ levels, exclusion }) => levels.length === 0 && exclusion === undefined}
        empty={
          <EmptyState
            title={t('benefits.none')}
            text={t('benefits.noneText')}
            action={<LinkButton to={paths.promotions}>{t('claim.promotions')}</LinkButton>}
          />
        }
      >
        {(answer) => <Levels benefits={answer} onOld={() => void benefits.refetch()} />}
      </Loaded>
    </Column>
  );
};
