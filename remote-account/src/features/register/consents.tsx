import { paths } from '@shared-kernel/contracts/system/paths';
import { type AppForm, CheckboxField } from '@shared-kernel/forms';
import { useBrand } from 'shared-kernel/brand';
import { useTranslation } from 'shared-kernel/i18n';
import { Link } from 'shared-kernel/router';
import styles from './consents.module.css';
import type { RegisterValues } from './register-fields.ts';

/** The two consents: the age, which is never ticked beforehand (rules: age), and the agreement (accounts §2). */
export const Consents = ({ form }: { readonly form: AppForm<RegisterValues> }) => {
  const { t } = useTranslation('account');
  const { minimumAge } = useBrand();
  return (
    <div className={styles.consents}>
      <CheckboxField of={form.fields.isOfAge} label={t('register.age', { age: minimumAge })} />
      <div className={styles.agreement}>
        <CheckboxField of={form.fields.agrees} label={t('register.agree')} />
        <Link className={styles.link} to={paths.userAgreement}>
          {t('register.agreement')}
        </Link>
      </div>
    </div>
  );
};
