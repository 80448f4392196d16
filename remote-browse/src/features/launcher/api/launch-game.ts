import { addRecentGame, launchGame, PAGE_BACK_MAX } from '@shared-kernel/contracts/browse/play';
import { type LaunchParams, pageOfSite } from '@shared-kernel/contracts/system/paths';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useEffect } from 'react';
import { useBalanceVisibility } from 'shared-kernel/frame';
import { useLanguage } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { useMutationOnMount } from 'shared-kernel/query/mutation-on-mount';
import { useNavigate } from 'shared-kernel/router';

export type Launch = ValueOf<typeof launchGame>;

/**
 * Opens a game: its address carries a token for this one launch, so an answer is used once. A change of language leaves
 * the running game alone; `again` speaks it. What was opened is remembered as played. Errors: `game.unavailable`, `wallet.insufficient` …
 */
export const useLaunch = (params: LaunchParams) => {
  const { vendor, gameId, nodeId, supportPlay, code, prizeMode, playType, pageBack, isFreePlay } = params;
  const language = useLanguage();
  const isBalanceVisible = useBalanceVisibility();
  // Remembers a game as recently played. Nobody waits for it, and nothing is said when it fails.
  const { mutate: rememberPlayed } = useApiMutation(addRecentGame);
  return useMutationOnMount(
    launchGame,
    {
      vendor,
      gameId,
      nodeId,
      supportPlay,
      showChoice: false,
      code,
      language,
      ...(prizeMode !== undefined && { prize_mode: prizeMode }),
      ...(playType !== undefined && { playType }),
      ...(pageBack !== undefined && pageBack.length <= PAGE_BACK_MAX && { pageBack }),
      ...(isFreePlay === true && { isFreePlay }),
      ...(!isBalanceVisible && { isBalanceHidden: true }),
    },
    {
      onSuccess: ({ game = { nodeId, gameId, vassalage: vendor } }) =>
        rememberPlayed({ nodeId: game.nodeId, gameId: game.gameId, vassalage: game.vassalage }),
    },
  );
};

/**
 * The page of the site that plays what was launched, a lottery's for example, once it is known: the launcher gives way to
 * it and leaves no step behind. Undefined: there is a frame to show.
 */
export const useOnwardPage = (launch: Launch | undefined): string | undefined => {
  const navigate = useNavigate();
  const page = pageOfSite(launch?.page);
  useEffect(() => {
    if (page !== undefined) navigate(page, { replace: true });
  }, [page, navigate]);
  return page;
};
