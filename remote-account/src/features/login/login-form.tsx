import type { ReactNode } from 'react';
import { warmEncryption } from 'shared-kernel/api';
import { paths } from 'shared-kernel/contracts/paths';
import { Form, PasswordField, SubmitButton, TextField } from 'shared-kernel/form';
import { useTranslation } from 'shared-kernel/i18n';
import { UserRound } from 'shared-kernel/icons';
import { useKitTexts } from 'shared-kernel/kit';
import { Checkbox } from 'shared-kernel/ui/checkbox';
import { LinkButton } from 'shared-kernel/ui/link-button';
import { CaptchaField } from './captcha-field.tsx';
import styles from './login-form.module.css';
import { SocialButtons } from './social-buttons.tsx';
import { TrialButton, type TrialButtonProps } from './trial-button.tsx';
import { useLoginForm } from './use-login-form.ts';

/** Everything that lets a visitor in: the form, the way to an account, the trial, other sign-ins. What it is given stands beside "Remember me". */
export const LoginForm = ({ onTrialStarted, children }: TrialButtonProps & { readonly children?: ReactNode }) => {
  const { t } = useTranslation('account');
  const kit = useKitTexts();
  const { form, failures, isCaptchaShown, remembered } = useLoginForm();
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
        />
        <PasswordField
          of={form.fields.password}
          label={t('login.password')}
          autoComplete="current-password"
          enterKeyHint="go"
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
      <div className={styles.pair}>
        <LinkButton to={paths.register} isBlock>
          {kit('register')}
        </LinkButton>
        <TrialButton onTrialStarted={onTrialStarted} />
      </div>
      <SocialButtons />
    </div>
  );
};
