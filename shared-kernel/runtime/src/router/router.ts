/**
 * The router as the site shares it: only what pages use, so that the rest is shaken off the host's bundle.
 * Pages import from here, never from the router's package: the host's instance is the only one. Which page an address
 * shows is the release document's matter, so there is no route table of the router's own (and no `useParams`).
 */
export {
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
export { Link, type LinkProps } from './link.tsx';
export type { GoOptions } from './navigation-guard.ts';
export type { PressAction } from './press-action.ts';
export { isTrialStart, trialStart } from './trial-start.ts';
export { useGo } from './use-go.ts';
export { useStillHere } from './use-still-here.ts';
export { type GameWish, useGameWish, useWantedArt, useWantedGame, wantedGame } from './wanted-game.ts';
