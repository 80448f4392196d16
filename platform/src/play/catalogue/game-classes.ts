import type { GameCategory, Language } from '@shared-kernel/contracts/system/values';

export interface GameClass {
  readonly key: string;
  readonly title: Readonly<Record<Language, string>>;
}

/** Classes that a category offers besides all and new. Fishing has none (specification: browsing §2). */
export const GAME_CLASSES: Partial<Record<GameCategory, readonly GameClass[]>> = {
  RNG: [
    { key: 'VIDEO', title: { EN: 'Video', TY: 'Video' } },
    { key: 'CLASSIC', title: { EN: 'Classic', TY: 'Klasiko' } },
    { key: 'JACKPOT', title: { EN: 'Jackpot', TY: 'Jackpot' } },
  ],
  LIVE: [
    { key: 'BACCARAT', title: { EN: 'Baccarat', TY: 'Baccarat' } },
    { key: 'ROULETTE', title: { EN: 'Roulette', TY: 'Ruleta' } },
    { key: 'SHOW', title: { EN: 'Game shows', TY: 'Game show' } },
  ],
  PVP: [
    { key: 'CARD', title: { EN: 'Cards', TY: 'Baraha' } },
    { key: 'TILE', title: { EN: 'Tiles', TY: 'Tiles' } },
  ],
};
