import { type AppForm, Form, PasswordField, SubmitButton, TextField } from '@shared-kernel/forms';
import { Checkbox } from '@shared-kernel/ui/checkbox';
import { UserRound } from '@shared-kernel/ui/icons';
import { LOADING_LONG_MS } from '@shared-kernel/ui/loading-indicator';
import type { ReactNode } from 'react';
import { warmEncryption } from 'shared-kernel/api';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useTranslation } from 'shared-kernel/i18n';
import { CaptchaField } from '../../shared/captcha/captcha-field.tsx';
import { NumberAndCode } from '../../shared/phone/number-and-code.tsx';
import styles from './login-form.module.css';
import type { useLogin } from './use-login.ts';

type Login = ReturnType<typeof useLogin>;

interface LoginFrameProps extends Pick<Login, 'captcha' | 'remembered'> {
  readonly form: AppForm<{ readonly identifying: string }>;
  /** Stands beside "Remember me". */
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

/** What both modes have around their fields: the captcha once it is asked for, "Remember me", the button. */
export const LoginFrame = ({ form, captcha, remembered, beside, children }: LoginFrameProps) => {
  const { t } = useTranslation('account');
  const tCommon = useCommonTexts();
  return (
    <Form form={form} label={tCommon('login')} onFocus={warmEncryption}>
      {children}
      {captcha.isShown && <CaptchaField form={form} attempt={captcha.attempt} />}
      <div className={styles.apart}>
        <Checkbox
          label={t('login.remember')}
          checked={remembered.isRemembering}
          onChange={(event) => remembered.setRemembering(event.target.checked)}
        />
        {beside}
      </div>
      <SubmitButton form={form} busyText={t('login.submitting')}>
        {tCommon('login')}
      </SubmitButton>
    </Form>
  );
};

export const UsernameFields = ({ form, kept }: Login['byUsername']) => {
  const { t } = useTranslation('account');
  return (
    <>
      <TextField
        field={form.fields.username}
        label={t('login.username')}
        icon={UserRound}
        autoComplete="username"
        isVerbatim
        enterKeyHint="next"
        onInput={kept.drop}
      />
      <PasswordField
        field={form.fields.password}
        label={t('login.password')}
        autoComplete="current-password"
        enterKeyHint="go"
        isKept={kept.isThere}
        hint={kept.isThere ? t('login.kept') : undefined}
        onInput={kept.drop}
      />
    </>
  );
};

/** The wait for the code is short here (accounts §9, SMS in login). */
export const SmsFields = ({ form, send }: Login['bySms']) => (
  <NumberAndCode
    number={form.fields.mobileNum}
    dialling={form.fields.countryDialingCode}
    code={form.fields.messageCode}
    send={send}
    loadingMs={LOADING_LONG_MS}
  />
);
