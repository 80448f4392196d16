import { addRecentGame } from '@shared-kernel/contracts/browse/play';
import { useApiMutation } from 'shared-kernel/query';

/** Remembers a game as recently played. Nobody waits for it, and nothing is said when it fails. */
export const useAddRecentGame = () => useApiMutation(addRecentGame);
