import { lotteryLink, moreLotteryLink } from '@shared-kernel/contracts/system/paths';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { useTranslation } from 'shared-kernel/i18n';
import { useLotteries } from '../../shared/lottery/lotteries.ts';
import { LotteryRows, LotteryRowsSkeleton } from '../../shared/lottery/lottery-rows.tsx';
import { ModeChips } from '../../shared/lottery/mode-chips.tsx';
import { usePrizeMode } from '../../shared/lottery/use-prize-mode.ts';

/** The lotteries of a prize mode, each with its draw, its last numbers and the time to play (screens: lottery). */
export const Page = () => {
  const { t } = useTranslation('browse');
  const mode = usePrizeMode();
  return (
    <Column>
      <ModeChips mode={mode} linkTo={lotteryLink} />
      <Loaded
        query={useLotteries(mode)}
        fallback={<LotteryRowsSkeleton label={t('lottery.loading')} />}
        variant="page"
        errorFallback={{ title: t('lottery.failed') }}
        isEmpty={(lotteries) => lotteries.length === 0}
        empty={<EmptyState title={t('lottery.empty')} text={t('lottery.emptyText')} />}
      >
        {(lotteries) =>
          mode !== undefined && <LotteryRows label={t('lotteries.title')} lotteries={lotteries} prizeMode={mode} />
        }
      </Loaded>
      <LinkButton to={moreLotteryLink(mode)} isBlock>
        {t('lotteries.all')}
      </LinkButton>
    </Column>
  );
};
