import { loginLink } from '@shared-kernel/contracts/system/paths';
import { Chip, ChipRow } from '@shared-kernel/ui/chip';
import { Heart } from '@shared-kernel/ui/icons';
import { Tabs } from '@shared-kernel/ui/tabs';
import { toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useNavigate } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';
import { MIN_BETS } from '../../shared/game-list/game-query.ts';
import { type SlotShow, type SlotsQuery, slotsAddress, takesMinBet } from './slots-query.ts';

const MINOR_PER_MAJOR = 100;

interface SlotFiltersProps {
  readonly query: SlotsQuery;
  /** Some of the vendor's games can be tried with play money (browsing §4: `freeplay` of vendor views). */
  readonly hasFreePlay: boolean;
  readonly onChange: (part: Partial<SlotsQuery>) => void;
}

/** Which of the vendor's slots: all, new, hot, favourites; for which stake; with play money. */
export const SlotFilters = ({ query, hasFreePlay, onChange }: SlotFiltersProps) => {
  const { t } = useTranslation('browse');
  const format = useFormat();
  const navigate = useNavigate();
  const isGuest = useSession() === null;
  const show = (next: SlotShow) => {
    if (next === 'fav' && isGuest) void navigate(loginLink(slotsAddress({ ...query, show: next })));
    else onChange({ show: next });
  };
  const amountOf = (bet: string) => format.money(toDecimalAmount(Math.round(Number(bet) * MINOR_PER_MAJOR)));
  return (
    <>
      <Tabs
        label={t('slots.shows')}
        hue="rng"
        value={query.show}
        onChange={show}
        // A guest who chooses favourites is led to the login page: not while passing by.
        isManual
        tabs={[
          { value: 'all', label: t('slots.show.all') },
          { value: 'new', label: t('tile.new') },
          { value: 'hot', label: t('tile.hot') },
          { value: 'fav', label: t('slots.show.fav'), icon: Heart },
        ]}
      />
      <ChipRow label={t('slots.filters')}>
        {hasFreePlay && (
          <Chip isOn={query.isFreePlay} onClick={() => onChange({ isFreePlay: !query.isFreePlay })}>
            {t('slots.freePlay')}
          </Chip>
        )}
        {takesMinBet(query) &&
          MIN_BETS.map((bet) => (
            <Chip
              key={bet}
              isOn={query.minBet === bet}
              onClick={() => onChange({ minBet: query.minBet === bet ? undefined : bet })}
            >
              {t('list.minBetOf', { amount: amountOf(bet) })}
            </Chip>
          ))}
      </ChipRow>
    </>
  );
};
