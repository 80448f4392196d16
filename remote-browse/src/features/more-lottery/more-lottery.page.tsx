import { getLotteryMenus, getRecentLotteries } from '@shared-kernel/contracts/browse/lotteries';
import { moreLotteryLink, type PrizeModeCode } from '@shared-kernel/contracts/system/paths';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { IconButton } from '@shared-kernel/ui/icon-button';
import { Pin } from '@shared-kernel/ui/icons';
import { Loaded } from '@shared-kernel/ui/loaded';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { useId } from 'react';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { useLotteries } from '../../shared/lottery/lotteries.ts';
import type { Lottery } from '../../shared/lottery/lottery.ts';
import { LotteryRows, LotteryRowsSkeleton } from '../../shared/lottery/lottery-rows.tsx';
import { ModeChips } from '../../shared/lottery/mode-chips.tsx';
import { usePrizeMode } from '../../shared/lottery/use-prize-mode.ts';
import { MemberLimits } from '../../shared/play-limit/member-limits.tsx';
import { groupLotteries, lotteriesOf } from './group-lotteries.ts';
import styles from './more-lottery.module.css';
import { usePins } from './pins.store.ts';

/** The codes of the lotteries that the member played last. Never asked for a guest. */
const useRecentCodes = (prizeMode: PrizeModeCode | undefined) =>
  useApi(
    getRecentLotteries,
    { prizeMode: prizeMode ?? 'Lott', language: useLanguage() },
    {
      enabled: prizeMode !== undefined,
      refreshedBy: 'wallet.changed',
      select: ({ list }) => list.map(({ gameCode }) => gameCode),
    },
  );

/** The groups of a prize mode's lotteries. Without an answer the lotteries stand ungrouped: nobody waits for it for ever. */
const useLotteryMenus = (prizeMode: PrizeModeCode | undefined) =>
  useApi(
    getLotteryMenus,
    { prizeMode: prizeMode ?? 'Lott', language: useLanguage() },
    { enabled: prizeMode !== undefined, select: ({ list }) => list },
  );

interface PinButtonProps {
  readonly name: string;
  readonly isPinned: boolean;
  readonly onToggle: () => void;
}

/** Keeps a lottery at the head of the list. */
const PinButton = ({ name, isPinned, onToggle }: PinButtonProps) => {
  const { t } = useTranslation('browse');
  return (
    <span className={styles.pin}>
      <IconButton
        icon={Pin}
        label={t('moreLottery.pin', { name })}
        aria-pressed={isPinned}
        isFilled={isPinned}
        onClick={onToggle}
      />
    </span>
  );
};

interface GroupProps {
  readonly title: string;
  readonly lotteries: readonly Lottery[];
  readonly prizeMode: PrizeModeCode;
}

const Group = ({ title, lotteries, prizeMode }: GroupProps) => {
  const id = useId();
  const { codes, toggle } = usePins();
  if (lotteries.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      <LotteryRows
        label={title}
        lotteries={lotteries}
        prizeMode={prizeMode}
        extraOf={({ gameCode, gameName }) => (
          <PinButton name={gameName} isPinned={codes.includes(gameCode)} onToggle={() => toggle(gameCode)} />
        )}
      />
    </section>
  );
};

interface GroupsProps extends Pick<GroupProps, 'lotteries' | 'prizeMode'> {
  readonly menus: Parameters<typeof groupLotteries>[1];
  readonly recent: readonly string[];
}

const Groups = ({ lotteries, prizeMode, menus, recent }: GroupsProps) => {
  const { t } = useTranslation('browse');
  const { codes } = usePins();
  const groups = groupLotteries(lotteries, menus);
  return (
    <>
      <Group title={t('moreLottery.pinned')} lotteries={lotteriesOf(lotteries, codes)} prizeMode={prizeMode} />
      <Group title={t('moreLottery.recent')} lotteries={lotteriesOf(lotteries, recent)} prizeMode={prizeMode} />
      {groups.map(({ code, name, lotteries: own }) => (
        <Group
          key={code}
          title={name ?? (groups.length === 1 ? t('moreLottery.every') : t('moreLottery.others'))}
          lotteries={own}
          prizeMode={prizeMode}
        />
      ))}
    </>
  );
};

/** All lotteries of a prize mode: those that were pinned, those played last, then every one in its group (screens: moreLottery). */
export const Page = () => {
  const { t } = useTranslation('browse');
  const mode = usePrizeMode();
  const lotteries = useLotteries(mode);
  const menus = useLotteryMenus(mode);
  const recent = useRecentCodes(mode);
  const wait = <LotteryRowsSkeleton label={t('lottery.loading')} />;
  return (
    <Column>
      <ModeChips mode={mode} linkTo={moreLotteryLink} />
      <Loaded
        query={lotteries}
        fallback={wait}
        variant="page"
        errorFallback={{ title: t('lottery.failed') }}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState title={t('lottery.empty')} text={t('lottery.emptyText')} />}
      >
        {(list) =>
          mode === undefined || menus.isLoading || recent.isLoading ? (
            wait
          ) : (
            <Groups lotteries={list} prizeMode={mode} menus={menus.data ?? []} recent={recent.data ?? []} />
          )
        }
      </Loaded>
      <MemberLimits />
    </Column>
  );
};
