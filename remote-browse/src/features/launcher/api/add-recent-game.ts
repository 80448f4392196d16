import { callApi } from 'shared-kernel/api';
import { addRecentGame } from 'shared-kernel/contracts/play';
import { useMutation } from 'shared-kernel/query';

interface PlayedGame {
  readonly nodeId: string;
  readonly gameId: string;
  readonly vassalage: string;
}

/** Remembers a game as recently played. Nobody waits for it, and nothing is said when it fails. */
export const useAddRecentGame = () =>
  useMutation({
    mutationFn: ({ nodeId, gameId, vassalage }: PlayedGame) => callApi(addRecentGame, { nodeId, gameId, vassalage }),
  });
