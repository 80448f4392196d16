/** The heroes that banners and campaigns name; who serves `/wps/art/hero/` draws each of them. */
export const HERO_NAMES = ['lanterns', 'reef', 'court', 'jackpot'] as const;
