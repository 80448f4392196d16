import { paths } from '@shared-kernel/contracts/system/paths';
import { getFieldRules } from '@shared-kernel/contracts/system/system';
import { type AppForm, CheckboxField, Form, SubmitButton, useFieldValue } from '@shared-kernel/forms';
import { BarAtFoot } from '@shared-kernel/ui/bar-at-foot';
import { Segments } from '@shared-kernel/ui/segments';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { warmEncryption } from 'shared-kernel/api';
import { useBrand } from 'shared-kernel/brand';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useTranslation } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';
import { Link } from 'shared-kernel/router';
import { CaptchaField } from '../../shared/captcha/captcha-field.tsx';
import { SocialButtons } from '../../shared/social/social-buttons.tsx';
import { TicketNote } from '../../shared/social/ticket-note.tsx';
import { MoreFields } from './more-fields.tsx';
import { NameFields } from './name-fields.tsx';
import { NumberFields } from './number-fields.tsx';
import { isShown, type RegisterValues } from './register-fields.ts';
import styles from './register-form.module.css';
import { useRegisterForm } from './use-register-form.ts';

/** Whether it is known which fields there are: the server has said so, or has failed to, and the declared ones hold. */
const useAreRulesSettled = (): boolean => !useApi(getFieldRules, {}, { staleTime: Number.POSITIVE_INFINITY }).isPending;

/** The two consents: the age, which is never ticked beforehand (rules: age), and the agreement (accounts §2). */
const Consents = ({ form }: { readonly form: AppForm<RegisterValues> }) => {
  const { t } = useTranslation('account');
  const { minimumAge } = useBrand();
  return (
    <div className={styles.consents}>
      <CheckboxField field={form.fields.isOfAge} label={t('register.age', { age: minimumAge })} />
      <div className={styles.agreement}>
        <CheckboxField field={form.fields.agrees} label={t('register.agree')} />
        <Link className={styles.link} to={paths.userAgreement}>
          {t('register.agreement')}
        </Link>
      </div>
    </div>
  );
};

/** About what most merchants ask for besides, in px. */
const WAIT_PX = 280;

interface RegisterFormProps {
  /** Called just before the new member's session is there. */
  readonly onRegistered: () => void;
}

/** Everything by which a visitor becomes a member: the two methods, the fields that the merchant asks for, the two consents (accounts §2). */
export const RegisterForm = ({ onRegistered }: RegisterFormProps) => {
  const { t } = useTranslation('account');
  const tCommon = useCommonTexts();
  const { form, rules, methods, method, chooseMethod, send, failures, isInvited } = useRegisterForm(onRegistered);
  const areRulesSettled = useAreRulesSettled();
  const agrees = useFieldValue(form.fields.agrees);
  const name = <NameFields key="name" form={form} rules={rules} />;
  const number = <NumberFields key="number" form={form} rules={rules} method={method} send={send} />;
  return (
    <>
      <TicketNote isRegistering />
      {methods.length > 1 && (
        <Segments
          label={t('register.ways')}
          segments={methods.map((value) => ({ value, label: t(`register.way.${value}`) }))}
          value={method}
          onChange={chooseMethod}
        />
      )}
      <Form form={form} label={tCommon('register')} onFocus={warmEncryption}>
        {method === 'mobile' ? [number, name] : [name, number]}
        {areRulesSettled ? (
          <>
            <MoreFields form={form} rules={rules} isInvited={isInvited} />
            {isShown(rules.identifying) && <CaptchaField form={form} attempt={failures} />}
            <Consents form={form} />
            <SocialButtons />
          </>
        ) : (
          <Skeleton height={WAIT_PX} />
        )}
        <BarAtFoot>
          <SubmitButton form={form} disabled={!agrees} busyText={t('register.sending')}>
            {tCommon('register')}
          </SubmitButton>
        </BarAtFoot>
      </Form>
    </>
  );
};
