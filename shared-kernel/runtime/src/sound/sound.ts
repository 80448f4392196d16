import { storedText } from 'shared-kernel/storage';

const mark = storedText('gameSound', { owner: 'device' });

export type GameSound = 'on' | 'off';

/** Whether games sounded when they were last asked; off until the player turns it on. */
export const keptSound = (): GameSound => (mark.read() === 'on' ? 'on' : 'off');

/** Remembers it for games to come: their frames have no storage in many browsers. */
export const keepSound = (sound: GameSound): void => {
  if (sound === 'on') mark.write(sound);
  else mark.remove();
};
