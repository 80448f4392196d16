import { Button } from '@shared-kernel/ui/button';
import { Play } from '@shared-kernel/ui/icons';
import { showToast, TOAST_SHORT_MS } from '@shared-kernel/ui/toast';
import { isApiError } from 'shared-kernel/api';
import { useTranslation } from 'shared-kernel/i18n';
import { useTrial } from './use-trial.ts';

export interface TrialButtonProps {
  /** Called just before the trial's session is there. */
  readonly onTrialStarted: (goesHome: boolean) => void;
}

/** Play with play money, without an account. */
export const TrialButton = ({ onTrialStarted }: TrialButtonProps) => {
  const { t } = useTranslation('account');
  const { start, isPending } = useTrial(onTrialStarted);
  const tryForFree = () =>
    start().catch((error: unknown) => {
      const isLimited = isApiError(error) && error.code === 'rate.limited';
      showToast({ text: t(isLimited ? 'trial.limited' : 'trial.failed'), tone: 'bad', durationMs: TOAST_SHORT_MS });
    });
  return (
    <Button isBlock icon={Play} isBusy={isPending} onClick={tryForFree}>
      {t('trial.start')}
    </Button>
  );
};
