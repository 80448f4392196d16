import { showToast } from '@shared-kernel/ui/toast';
import { useEffect } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useLocation, useNavigate } from 'shared-kernel/router';
import type { AccessOutcome } from './access.ts';

/** How long `free_reject` stands (specification: accounts §9). */
const FREE_REJECT_MS = 2000;

/** Carries out a redirect of the access rules, after the render that found it. */
export const useRedirect = (outcome: AccessOutcome): void => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { t } = useTranslation('frame');
  const target = outcome.kind === 'redirect' ? outcome.to : undefined;
  const notice = outcome.kind === 'redirect' ? outcome.notice : undefined;
  useEffect(() => {
    if (target === undefined) return;
    navigate(target, { replace: true, state });
    if (notice !== undefined) showToast({ text: t('access.freeReject'), durationMs: FREE_REJECT_MS });
  }, [target, notice, state, navigate, t]);
};
