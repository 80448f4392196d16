import { addRecentGame, launchGame, PAGE_BACK_MAX } from '@shared-kernel/contracts/browse/play';
import type { LaunchParams } from '@shared-kernel/contracts/system/paths';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useBalanceVisibility } from 'shared-kernel/frame';
import { useLanguage } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { useMutationOnMount } from 'shared-kernel/query/mutation-on-mount';

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
