import { getDraws, getPlayMenu } from '@shared-kernel/contracts/browse/lotteries';
import { type LotteryParams, paths, readLotteryParams } from '@shared-kernel/contracts/system/paths';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Screen } from '@shared-kernel/ui/screen';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import type { ReactNode } from 'react';
import { useFrame, usePageTitle } from 'shared-kernel/frame';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { useSearchParams } from 'shared-kernel/router';
import { useDrawPause } from '../../shared/lottery/draw-clock.ts';
import { DrawAndSlip } from './draw-and-slip.tsx';
import styles from './start-lottery.page.module.css';

/** What can be bet on in a lottery, of both play types: which one comes first is the page's matter. */
const usePlayMenu = ({ code, prizeMode }: LotteryParams) =>
  useApi(getPlayMenu, { gameCode: code, prizeMode, language: useLanguage() });

/** The draw of a lottery and its last results; the next draw comes by itself when this one has been drawn. */
const useDraws = (gameCode: string) => {
  const input = { gameCode };
  // Asked before the pause is worked out: an answer that came ahead is in the cache only from here on.
  const { data } = useApi(getDraws, input);
  const refetchInterval = useDrawPause([data?.opened]);
  return useApi(getDraws, input, { refetchInterval });
};

/** The grounds of draw, result, tabs and picker, each in its size. */
const StartSkeleton = () => {
  const { t } = useTranslation('browse');
  return (
    <div className={styles.parts} role="status" aria-label={t('play.loading')}>
      <Skeleton height="calc(4px + 2.625rem)" />
      <Skeleton height="calc(var(--tap) + 16px)" />
      <Skeleton height={44} />
      <Skeleton height={420} radius="3" />
    </div>
  );
};

interface StartProps {
  readonly params: LotteryParams;
  readonly menu: ReturnType<typeof usePlayMenu>;
}

const Start = ({ params, menu }: StartProps) => {
  const { t } = useTranslation('browse');
  const draws = useDraws(params.code);
  const wait = <StartSkeleton />;
  const failed = { title: t('play.failed') };
  return (
    <Loaded
      query={menu}
      fallback={wait}
      variant="page"
      errorFallback={failed}
      missing={<NoLottery />}
      isEmpty={({ tabs }) => tabs.length === 0}
      empty={<NoLottery />}
    >
      {(plays) => (
        <Loaded query={draws} fallback={wait} variant="page" errorFallback={failed}>
          {({ opened, results }) => <DrawAndSlip params={params} menu={plays} draw={opened} results={results} />}
        </Loaded>
      )}
    </Loaded>
  );
};

const NoLottery = () => {
  const { t } = useTranslation('browse');
  return (
    <EmptyState
      title={t('play.unknown')}
      text={t('play.unknownText')}
      action={<LinkButton to={paths.lottery}>{t('play.toList')}</LinkButton>}
    />
  );
};

interface FramedProps {
  /** The lottery's name, as soon as it is known. */
  readonly name?: string | undefined;
  readonly children: ReactNode;
}

/** A header of the page's own: the frame's knows the route and not the lottery. */
const Framed = ({ name, children }: FramedProps) => {
  const { t } = useTranslation('browse');
  const { back } = useFrame();
  usePageTitle(name);
  return (
    <Screen title={name ?? t('play.title')} onBack={back} isSolid>
      <div className={styles.page}>{children}</div>
    </Screen>
  );
};

const Named = ({ params }: Pick<StartProps, 'params'>) => {
  const menu = usePlayMenu(params);
  return (
    <Framed name={menu.data && (menu.data.gameName || params.code)}>
      <Start params={params} menu={menu} />
    </Framed>
  );
};

/** One lottery, from its draw to today's orders (screens: startLottery). */
export const Page = () => {
  const [query] = useSearchParams();
  const params = readLotteryParams(query);
  if (params !== undefined) return <Named key={`${params.prizeMode} ${params.code}`} params={params} />;
  return (
    <Framed>
      <NoLottery />
    </Framed>
  );
};
