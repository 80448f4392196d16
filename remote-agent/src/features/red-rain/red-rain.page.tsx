import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import { useRedRain } from './api/red-rain.ts';
import { RainPrizes } from './rain-prizes.tsx';
import { RainRules } from './rain-rules.tsx';
import { Rounds } from './rounds.tsx';

const ROUND_PX = 168;
const RULES_PX = 240;

const Wait = () => (
  <>
    <Skeleton height={ROUND_PX} radius="3" />
    <Skeleton height={RULES_PX} radius="3" />
  </>
);

/** Red envelope rain: rounds at fixed times, one envelope for each member who has bet enough (accounts §2, agent home's menu). */
export const Page = () => {
  const { t } = useTranslation('agent');
  const rain = useRedRain();
  return (
    <Column>
      <Loaded
        query={rain}
        fallback={<Wait />}
        variant="page"
        errorFallback={{ title: t('redRain.failed'), text: t('redRain.failedText') }}
      >
        {(state) => (
          <>
            {state.round === undefined ? (
              <EmptyState title={t('redRain.noRound')} text={t('redRain.noRoundText')} />
            ) : (
              <Rounds rain={state} round={state.round} onOver={() => void rain.refetch()} />
            )}
            {state.rules !== undefined && state.round !== undefined && <RainRules rules={state.rules} />}
            <RainPrizes />
          </>
        )}
      </Loaded>
    </Column>
  );
};
