import { paths } from '@shared-kernel/contracts/system/paths';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useRoutes } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { usePromotions } from 'shared-kernel/member';
import { useUnreadMail } from 'shared-kernel/unread-mail';
import type { EntryName } from './entries.ts';

export interface Bubble {
  /** A count in a bubble … */
  readonly count?: number;
  /** … or an amount in a tag. */
  readonly amount?: string;
  readonly label: string;
}

/** What waits behind an entry: promotions to claim, unread mail, rebate to claim. Nothing at zero, nor of mail while its page is not live. */
export const useEntryBubbles = (): { readonly [Name in EntryName]?: Bubble } => {
  const { t } = useTranslation('member');
  const tCommon = useCommonTexts();
  const { money } = useFormat();
  const promotions = usePromotions().data;
  const isMailLive = useRoutes().isRouted(paths.mail);
  const mails = useUnreadMail().data ?? 0;
  const unread = isMailLive ? mails : 0;
  const unclaimed = promotions?.totalUnclaimedPromosCount ?? 0;
  const rebate = promotions?.claimableRebate ?? '0.00';
  const amount = money(rebate);
  return {
    ...(unclaimed > 0 && { rewards: { count: unclaimed, label: tCommon('waiting.promotions', { count: unclaimed }) } }),
    ...(unread > 0 && { messages: { count: unread, label: tCommon('waiting.mails', { count: unread }) } }),
    ...(parseAmount(rebate) > 0 && { manualRebate: { amount, label: t('bubble.rebate', { amount }) } }),
  };
};
