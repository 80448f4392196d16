import type { ReactNode } from 'react';
import { warmEncryption } from 'shared-kernel/api';
import { useFlag } from 'shared-kernel/brand';
import { BACK_PARAMETER, registerLink } from 'shared-kernel/contracts/paths';
import { Form, PasswordField, SubmitButton, TextField } from 'shared-kernel/form';
import { useTranslation } from 'shared-kernel/i18n';
import { UserRound } from 'shared-kernel/icons';
import { useKitTexts } from 'shared-kernel/kit';
import { useSearchParams } from 'shared-kernel/router';
import { Checkbox } from 'shared-kernel/ui/checkbox';
import { LinkButton } from 'shared-kernel/ui/link-button';
import { CaptchaField } from '../../shared/captcha/captcha-field.tsx';
import { SocialButtons } from '../../shared/social/social-buttons.tsx';
import { TrialButton, type TrialButtonProps } from '../../shared/trial/trial-button.tsx';
import styles from './login-form.module.css';
import { useLoginForm } from './use-login-form.ts';

interface LoginFormProps extends TrialButtonProps {
  /** A game was tapped: playing it for free comes before an account. */
  readonly isForGame?: boolean;
  /** Stands beside "Remember me". */
  readonly children?: ReactNode;
}

/** Everything that lets a visitor in: the form, the way to an account where the brand offers it directly, the trial, other sign-ins. */
export const LoginForm = ({ onTrialStarted, isForGame = false, children }: LoginFormProps) => {
  const { t } = useTranslation('account');
  const kit = useKitTexts();
  const [search] = useSearchParams();
  const offersRegister = useFlag('DIRECTREG3');
  const { form, failures, isCaptchaShown, remembered, kept } = useLoginForm();
  return (
    <div className={styles.stack}>
      <Form form={form} label={kit('login')} onFocus={warmEncryption}>
        <TextField
          of={form.fields.username}
          label={t('login.username')}
          icon={UserRound}
          autoComplete="username"
          isVerbatim
          enterKeyHint="next"
          onInput={kept.drop}
        />
        <PasswordField
          of={form.fields.password}
          label={t('login.password')}
          autoComplete="current-password"
          enterKeyHint="go"
          isKept={kept.isThere}
          hint={kept.isThere ? t('login.kept') : undefined}
          onInput={kept.drop}
        />
        {isCaptchaShown && <CaptchaField form={form} attempt={failures} />}
        <div className={styles.apart}>
          <Checkbox
            label={t('login.remember')}
            checked={remembered.isRemembering}
            onChange={(event) => remembered.setRemembering(event.target.checked)}
          />
          {children}
        </div>
        <SubmitButton form={form} busyText={t('login.submitting')}>
          {kit('login')}
        </SubmitButton>
      </Form>
      <div className={styles.others}>
        {isForGame && <TrialButton onTrialStarted={onTrialStarted} />}
        {offersRegister && (
          <LinkButton to={registerLink(search.get(BACK_PARAMETER) ?? undefined)} isBlock>
            {kit('register')}
          </LinkButton>
        )}
        {!isForGame && <TrialButton onTrialStarted={onTrialStarted} />}
      </div>
      <SocialButtons />
    </div>
  );
};
