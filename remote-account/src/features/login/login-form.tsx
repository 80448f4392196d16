import { paths } from 'shared-kernel/contracts/paths';
import { useTranslation } from 'shared-kernel/i18n';
import { UserRound } from 'shared-kernel/icons';
import { Link } from 'shared-kernel/router';
import { Button } from 'shared-kernel/ui/button';
import { Checkbox } from 'shared-kernel/ui/checkbox';
import { LinkButton } from 'shared-kernel/ui/link-button';
import { Note } from 'shared-kernel/ui/note';
import { PasswordField } from 'shared-kernel/ui/password-field';
import { TextField } from 'shared-kernel/ui/text-field';
import { warmSealer } from '../../shared/seal-body.ts';
import { CaptchaField } from './captcha-field.tsx';
import styles from './login-form.module.css';
import { SocialButtons } from './social-buttons.tsx';
import { TrialButton, type TrialButtonProps } from './trial-button.tsx';
import { useFieldMessage } from './use-field-message.ts';
import { useLoginForm } from './use-login-form.ts';

/** Everything that lets a visitor in: the form, the way to an account, the trial, other sign-ins. In the page and in the dialog. */
export const LoginForm = ({ onTrialStarted }: TrialButtonProps) => {
  const { t } = useTranslation('account');
  const login = useLoginForm();
  const { register, formState, setValue } = login.form;
  const messageOf = useFieldMessage(login.rules, formState.errors);
  return (
    <div className={styles.stack}>
      {login.failure !== null && <Note tone="bad">{t(`failure.${login.failure}`)}</Note>}
      <form
        className={styles.form}
        noValidate
        onSubmit={login.submit}
        onFocus={warmSealer}
        aria-label={t('login.heading')}
      >
        <TextField
          {...register('username')}
          label={t('login.username')}
          icon={UserRound}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          error={messageOf('username')}
        />
        <PasswordField
          {...register('password')}
          label={t('login.password')}
          showLabel={t('login.showPassword')}
          hideLabel={t('login.hidePassword')}
          autoComplete="current-password"
          enterKeyHint="go"
          error={messageOf('password')}
        />
        {login.isCaptchaShown && (
          <CaptchaField
            field={register('identifying')}
            error={messageOf('identifying')}
            attempt={login.failures}
            onFresh={() => setValue('identifying', '')}
          />
        )}
        <div className={styles.apart}>
          <Checkbox
            label={t('login.remember')}
            checked={login.isRemembering}
            onChange={(event) => login.setRemembering(event.target.checked)}
          />
          <Link className={styles.link} to={paths.forgotPassword}>
            {t('login.forgot')}
          </Link>
        </div>
        <Button type="submit" variant="primary" isBlock isBusy={login.isBusy}>
          {t(login.isBusy ? 'login.submitting' : 'login.submit')}
        </Button>
      </form>
      <div className={styles.pair}>
        <LinkButton to={paths.register} isBlock>
          {t('login.register')}
        </LinkButton>
        <TrialButton onTrialStarted={onTrialStarted} />
      </div>
      <SocialButtons />
    </div>
  );
};
