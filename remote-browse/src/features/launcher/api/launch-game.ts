import { type ApiError, callApi } from 'shared-kernel/api';
import type { ValueOf } from 'shared-kernel/contracts/endpoint';
import type { LaunchParams } from 'shared-kernel/contracts/paths';
import { launchGame } from 'shared-kernel/contracts/play';
import { useLanguage } from 'shared-kernel/i18n';
import { useQuery } from 'shared-kernel/query';

export type Launch = ValueOf<typeof launchGame>;

/**
 * Opens a game: its address carries a token for this one launch, so an answer is used once and never from the cache.
 * `attempt` counts up to ask for another. Errors: `game.unavailable`, `wallet.insufficient`, `session.expired` …
 */
export const useLaunch = (params: LaunchParams, attempt: number) => {
  const language = useLanguage();
  return useQuery<Launch, ApiError>({
    // A change of language leaves the running game alone: the next attempt speaks it.
    queryKey: [launchGame.path, params, attempt],
    queryFn: ({ signal }) =>
      callApi(
        launchGame,
        {
          vendor: params.vendor,
          gameId: params.gameId,
          nodeId: params.nodeId,
          supportPlay: params.supportPlay,
          showChoice: false,
          code: params.code,
          ...(params.prizeMode === undefined ? {} : { prize_mode: params.prizeMode }),
          ...(params.playType === undefined ? {} : { playType: params.playType }),
          language,
          ...(params.isFreePlay === true ? { isFreePlay: true } : {}),
        },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
};
