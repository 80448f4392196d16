import type { launchGame } from '@shared-kernel/contracts/browse/play';
import type { Platform } from '../../base/platform.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { type LiveSession, readSessionByHash } from '../../identity/find-session.ts';
import type { StoredGame } from '../catalogue/game.mapper.ts';
import { findLaunch, type LaunchOptions } from '../launches/find-launch.ts';
import { vendorOf } from '../launches/vendor-of.ts';
import { demoGameOf, type PlayableGame } from './registry.ts';

export interface OpenedLaunch {
  readonly member: LiveSession['member'];
  readonly stored: StoredGame;
  readonly playable: PlayableGame;
  readonly isFreePlay: boolean;
}

/** What a launch token opens of our own games. Fails as `findLaunch`, and with `game.unavailable` for what none of them plays. */
export const openLaunch = async (
  platform: Platform,
  token: string | undefined,
  now: Date,
  options?: LaunchOptions,
): Promise<OpenedLaunch> => {
  const { member, stored, isFreePlay } = await findLaunch(platform, token, now, options);
  const playable = stored && !vendorOf(platform.config, stored) ? demoGameOf(stored) : undefined;
  if (!stored || !playable)
    throw new PlatformError<typeof launchGame>('game.unavailable', 'This game cannot be played now.');
  return { member, stored, playable, isFreePlay };
};

/** The same without a sign of life: a table that is only looked at keeps no session from ending. */
export const watchLaunch = (platform: Platform, token: string, now: Date): Promise<OpenedLaunch> =>
  openLaunch(platform, token, now, { findSession: readSessionByHash });
