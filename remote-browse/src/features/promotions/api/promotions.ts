import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useBrand } from 'shared-kernel/brand';
import { useLanguage } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { promotionsInput } from '../promotions-call.ts';

export type Promotion = ValueOf<typeof getAnnouncements>['promotions'][number];

/** The one record of announcements that stays in the browser is the home page's: this answer does not take its place. */
const { cachedAs: _, ...getPromotionPages } = getAnnouncements;

/** All promotions, running and over, with their pages: the list and each page are one answer. */
export const usePromotionPages = () =>
  useApi(getPromotionPages, promotionsInput(useLanguage(), useBrand().merchantCode), {
    select: ({ promotions }) => promotions,
  });

/** The shape of a promotion's picture, px: as wide as the column at most. */
export const HERO = { width: 400, height: 176 } as const;
/** The part of it that a card of the list shows, px. */
export const STRIP = { width: 400, height: 120 } as const;
