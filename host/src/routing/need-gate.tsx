import { paths } from '@shared-kernel/contracts/system/paths';
import { showToast, TOAST_SHORT_MS } from '@shared-kernel/ui/toast';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { usePromotions } from 'shared-kernel/member';
import { useNavigate } from 'shared-kernel/router';
import { hasPromotion } from './needs.ts';
import { PageSkeleton } from './page-skeleton.tsx';

interface NeedGateProps {
  readonly need: string;
  readonly children: ReactNode;
}

/**
 * Before a page that needs a promotion, at a typed address: waits for the answer about it; a member without it is told to
 * contact service, at home (accounts §2, invite friends).
 */
export const NeedGate = ({ need, children }: NeedGateProps) => {
  const promotions = usePromotions();
  const navigate = useNavigate();
  const { t } = useTranslation('frame');
  const isMissing = promotions.data !== undefined && !hasPromotion(promotions.data, need);
  useEffect(() => {
    if (!isMissing) return;
    navigate(paths.home, { replace: true });
    showToast({ text: t('access.contactService'), durationMs: TOAST_SHORT_MS });
  }, [isMissing, navigate, t]);
  if (promotions.isPending || isMissing) return <PageSkeleton />;
  return children;
};
