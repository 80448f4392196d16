import { readLaunchParams } from '@shared-kernel/contracts/system/paths';
import { useSearchParams } from 'shared-kernel/router';
import { Launcher } from './launcher.tsx';
import { NoGame } from './no-game.tsx';

/** The launcher (screens: launchGame): one game in a frame under a thin bar. For members; the frame's access rule sees to that. */
export const Page = () => {
  const [query] = useSearchParams();
  const params = readLaunchParams(query);
  return params === undefined ? <NoGame /> : <Launcher key={query.toString()} params={params} />;
};
