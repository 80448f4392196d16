import { BACK_PARAMETER, paths, registerLink } from '@shared-kernel/contracts/system/paths';
import { Button } from '@shared-kernel/ui/button';
import { Play } from '@shared-kernel/ui/icons';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Segments } from '@shared-kernel/ui/segments';
import { useFlag } from 'shared-kernel/brand';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useTranslation } from 'shared-kernel/i18n';
import { Link, useSearchParams } from 'shared-kernel/router';
import { SocialButtons } from '../../shared/social/social-buttons.tsx';
import { TicketNote } from '../../shared/social/ticket-note.tsx';
import { useTrial } from '../../shared/trial/use-trial.ts';
import { LoginFrame, SmsFields, UsernameFields } from './login-fields.tsx';
import styles from './login-form.module.css';
import { LOGIN_MODES } from './login-state.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { useLogin } from './use-login.ts';

interface TrialButtonProps {
  /** Called just before the trial's session is there. */
  readonly onTrialStarted: (goesHome: boolean) => void;
}

/** Play with play money, without an account. */
const TrialButton = ({ onTrialStarted }: TrialButtonProps) => {
  const { t } = useTranslation('account');
  const { start, isPending } = useTrial(onTrialStarted);
  return (
    <Button isBlock icon={Play} isBusy={isPending} onClick={() => void start()}>
      {t('trial.start')}
    </Button>
  );
};

interface LoginFormProps extends TrialButtonProps {
  /** A game was tapped: playing it for free comes before an account. */
  readonly isForGame?: boolean;
  /** Another one looks anew for what a provider has brought back. */
  readonly socialPhase?: string;
  /** Who is expected: filled in where no login is remembered, and the passkey comes first. */
  readonly userName?: string | undefined;
}

/** Everything that lets a visitor in: the form in its modes, the way to an account where the brand offers it directly, the trial, other sign-ins. */
export const LoginForm = ({ onTrialStarted, isForGame = false, socialPhase, userName }: LoginFormProps) => {
  const { t } = useTranslation('account');
  const tCommon = useCommonTexts();
  const [search] = useSearchParams();
  const offersRegister = useFlag('DIRECTREG3');
  const { offersSms, mode, choose, byUsername, bySms, captcha, remembered } = useLogin(userName);
  const toForgotten = (
    <Link className={styles.link} to={paths.forgotPassword}>
      {t('login.forgot')}
    </Link>
  );
  const frame = { captcha, remembered, beside: toForgotten };
  return (
    <div className={styles.stack}>
      <TicketNote key={socialPhase} />
      {offersSms && (
        <Segments
          label={t('login.modes')}
          segments={LOGIN_MODES.map((value) => ({ value, label: t(`login.mode.${value}`) }))}
          value={mode}
          onChange={choose}
        />
      )}
      {mode === 'username' && userName !== undefined && <PasskeyButton />}
      {mode === 'username' ? (
        <LoginFrame key="username" form={byUsername.form} {...frame}>
          <UsernameFields {...byUsername} />
        </LoginFrame>
      ) : (
        <LoginFrame key="sms" form={bySms.form} {...frame}>
          <SmsFields {...bySms} />
        </LoginFrame>
      )}
      {mode === 'username' && userName === undefined && <PasskeyButton />}
      <div className={styles.others}>
        {isForGame && <TrialButton onTrialStarted={onTrialStarted} />}
        {offersRegister && (
          <LinkButton to={registerLink(search.get(BACK_PARAMETER) ?? undefined)} isBlock>
            {tCommon('register')}
          </LinkButton>
        )}
        {!isForGame && <TrialButton onTrialStarted={onTrialStarted} />}
      </div>
      {mode === 'username' && <SocialButtons />}
    </div>
  );
};
