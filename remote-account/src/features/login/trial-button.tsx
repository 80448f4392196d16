import { useTranslation } from 'shared-kernel/i18n';
import { Play } from 'shared-kernel/icons';
import { Button } from 'shared-kernel/ui/button';
import { LOADING_ENDLESS_MS, showLoading } from 'shared-kernel/ui/loading-indicator';
import { showToast, TOAST_SHORT_MS } from 'shared-kernel/ui/toast';
import { useStartTrial } from './api/start-trial.ts';

export interface TrialButtonProps {
  /** Called just before the trial's session is there. */
  readonly onTrialStarted: (goesHome: boolean) => void;
}

/** Play with play money, without an account. The wait is shown for as long as the call takes. */
export const TrialButton = ({ onTrialStarted }: TrialButtonProps) => {
  const { t, language } = useTranslation('account');
  const { mutateAsync, isPending } = useStartTrial(onTrialStarted);
  const start = async () => {
    const close = showLoading({ text: t('trial.loading'), timeoutMs: LOADING_ENDLESS_MS, isBlocking: true });
    await mutateAsync({ language }).catch(() =>
      showToast({ text: t('trial.failed'), tone: 'bad', durationMs: TOAST_SHORT_MS }),
    );
    close();
  };
  return (
    <Button isBlock icon={Play} isBusy={isPending} onClick={start}>
      {t('trial.start')}
    </Button>
  );
};
