import { Form, SubmitButton, TextField } from '@shared-kernel/forms';
import { Column } from '@shared-kernel/ui/column';
import { useCustomerService, useServiceLink } from '@shared-kernel/ui/customer-service';
import { Mail, UserRound } from '@shared-kernel/ui/icons';
import { Segments } from '@shared-kernel/ui/segments';
import { useEffect, useState } from 'react';
import { warmEncryption } from 'shared-kernel/api';
import { useFlag } from 'shared-kernel/brand';
import { useTranslation } from 'shared-kernel/i18n';
import { useLocation, useNavigate } from 'shared-kernel/router';
import { NewPasswordField } from '../../shared/password/new-password-field.tsx';
import { NumberAndCode } from '../../shared/phone/number-and-code.tsx';
import styles from './forget.module.css';
import { LinkForm } from './link-form.tsx';
import { useEmailForm } from './use-email-form.ts';
import { usePhoneForm } from './use-phone-form.ts';

/** Behind the address's `#`, so that no server reads it on the way. */
const TOKEN_PARAMETER = 'token';

const tokenIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get(TOKEN_PARAMETER) || null;

/** The token of the mail's link: taken out of the address and its history at once, and kept by this page alone. */
const useMailToken = () => {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState<string | null>(null);
  const arriving = tokenIn(hash);
  useEffect(() => {
    if (arriving === null) return;
    setKept(arriving);
    void navigate(pathname + search, { replace: true });
  }, [arriving, pathname, search, navigate]);
  return { token: arriving ?? kept, drop: () => setKept(null) };
};

interface WayFormProps {
  readonly onEmail: () => void;
}

/** Under a sent code: every number is answered alike, so who gets none is told what else there is. */
const WithoutCode = ({ onEmail }: WayFormProps) => {
  const { t } = useTranslation('account');
  useServiceLink();
  const openService = useCustomerService();
  return (
    <div className={styles.without}>
      <p>{t('forget.noCode.text')}</p>
      <button type="button" className={styles.link} onClick={onEmail}>
        {t('forget.noCode.byEmail')}
      </button>
      <button type="button" className={styles.link} onClick={() => openService()}>
        {t('forget.noCode.service')}
      </button>
    </div>
  );
};

/** Sets a password by mobile number and SMS code (accounts §2, forgot password). */
const PhoneForm = ({ onEmail }: WayFormProps) => {
  const { t } = useTranslation('account');
  const { form, send, isCodeSent } = usePhoneForm();
  const { mobileNum, countryDialingCode, verificationCode, newPassword } = form.fields;
  return (
    <Form form={form} label={t('title.forgotPassword')} onFocus={warmEncryption}>
      <NumberAndCode
        number={mobileNum}
        dialling={countryDialingCode}
        code={verificationCode}
        send={send}
        opensWhenSent
      />
      {isCodeSent && <WithoutCode onEmail={onEmail} />}
      <NewPasswordField field={newPassword} label={t('forget.newPassword')} hint={t('forget.hint')} enterKeyHint="go" />
      <SubmitButton form={form} busyText={t('forget.sending')}>
        {t('forget.submit')}
      </SubmitButton>
    </Form>
  );
};

/** Asks for a mail with a link (accounts §2, forgot password). */
const EmailForm = () => {
  const { t } = useTranslation('account');
  const { form, trim } = useEmailForm();
  return (
    <Form form={form} label={t('title.forgotPassword')} onSubmitCapture={trim}>
      <TextField
        field={form.fields.username}
        label={t('forget.username')}
        icon={UserRound}
        autoComplete="username"
        isVerbatim
        enterKeyHint="next"
      />
      <TextField
        field={form.fields.email}
        label={t('forget.email')}
        hint={t('forget.mailHint')}
        icon={Mail}
        inputMode="email"
        autoComplete="email"
        isVerbatim
        enterKeyHint="send"
      />
      <SubmitButton form={form} busyText={t('forget.sendingMail')}>
        {t('forget.retrieve')}
      </SubmitButton>
    </Form>
  );
};

/** The first is the default where both are offered (accounts §2). */
const WAYS = ['phone', 'email'] as const;
type Way = (typeof WAYS)[number];

const FORMS = { phone: PhoneForm, email: EmailForm } as const satisfies Record<Way, unknown>;

/** A forgotten password is set anew: by phone, by asking for a mail, or by the link of that mail (accounts §2). */
export const Page = () => {
  const { t } = useTranslation('account');
  const offersPhone = useFlag('CHNGPASSVERIF3');
  const [chosen, setChosen] = useState<Way>('phone');
  const { token, drop } = useMailToken();
  const onAnother = () => {
    drop();
    setChosen('email');
  };
  const way = offersPhone ? chosen : 'email';
  const WayForm = FORMS[way];
  return (
    <Column>
      {token !== null ? (
        <LinkForm token={token} onAnother={onAnother} />
      ) : (
        <>
          {offersPhone && (
            <Segments
              label={t('forget.ways')}
              segments={WAYS.map((value) => ({ value, label: t(`forget.way.${value}`) }))}
              value={way}
              onChange={setChosen}
            />
          )}
          <WayForm onEmail={() => setChosen('email')} />
        </>
      )}
    </Column>
  );
};
