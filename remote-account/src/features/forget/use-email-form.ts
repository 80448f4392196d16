import { sendPasswordEmail } from '@shared-kernel/contracts/account/password';
import { paths } from '@shared-kernel/contracts/system/paths';
import { EMAIL_MAX, SHORT_TEXT_MAX } from '@shared-kernel/contracts/system/values';
import { useAppForm, useFieldRules } from '@shared-kernel/forms';
import { showToast } from '@shared-kernel/ui/toast';
import { useEffect, useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { useNavigate } from 'shared-kernel/router';
import { useWait } from './use-wait.ts';

/** While the served rule is not here: what every address has. */
const SIMPLE_EMAIL = String.raw`[^@\s]+@[^@\s]+`;

/** So long the success is read before the page is left (accounts §4). */
const BACK_AFTER_MS = 1000;

/** As the router counts the site's pages in this tab: before the first there is nothing, or somebody else's page. */
const isFirstPage = (): boolean => {
  const state: unknown = history.state;
  return !(typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0);
};

const useLeaveWhenSent = () => {
  const navigate = useNavigate();
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (!isSent) return;
    const back = () => void (isFirstPage() ? navigate(paths.login, { replace: true }) : navigate(-1));
    const timer = setTimeout(back, BACK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSent, navigate]);
  return () => setSent(true);
};

/** Username and e-mail, trimmed before they are checked and sent; then the mail is on its way, and the page is left. */
export const useEmailForm = () => {
  const { t } = useTranslation('account');
  // Asks for a mail with a link: answered alike whether or not there is such an account.
  const { mutateAsync } = useApiMutation(sendPasswordEmail);
  const wait = useWait();
  const leave = useLeaveWhenSent();
  const rules = useFieldRules();
  const form = useAppForm({
    texts: 'account',
    defaultValues: { username: '', email: '' },
    rules,
    fields: {
      username: { rule: 'loginUsername', says: 'forget.field.username', required: true, maxLength: SHORT_TEXT_MAX },
      // The rule that addresses are stored under, also where registration does not ask for one.
      email: {
        maxLength: EMAIL_MAX,
        pattern: SIMPLE_EMAIL,
        ...rules?.email,
        enabled: true,
        required: true,
        says: 'forget.field.email',
      },
    },
    submit: (values) => wait(t('forget.sendingMail'), () => mutateAsync(values)),
    failures: { 'proof.required': 'forget.proof' },
    onSuccess: () => {
      showToast({ text: t('forget.mailSent'), tone: 'ok' });
      leave();
    },
  });
  const trim = () => {
    const { username, email } = form.get();
    if (username !== username.trim()) form.fill({ username: username.trim() });
    if (email !== email.trim()) form.fill({ email: email.trim() });
  };
  return { form, trim };
};
