import { selfExclusionEnd, timeOutEnd } from '@shared-kernel/contracts/member/exclusion-end';
import { SELF_EXCLUSION_TERMS, TIME_OUT_TERMS } from '@shared-kernel/contracts/member/exclusions';
import type { EXCLUSION_KINDS } from '@shared-kernel/contracts/system/excluded';
import { PASSWORD_MAX } from '@shared-kernel/contracts/system/values';
import { Form, PasswordField, RadioField, SubmitButton, useAppForm } from '@shared-kernel/forms';
import { confirm } from '@shared-kernel/ui/confirm';
import { Sheet } from '@shared-kernel/ui/sheet';
import { useState } from 'react';
import { now } from 'shared-kernel/clock';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { BreakOn } from '../../../shared/breaks/use-break-words.ts';
import { LOGIN_PASSWORD_FAILURES } from '../../../shared/login-password/login-password-failures.ts';
import { BreakTaken } from './break-taken.tsx';
import styles from './breaks.module.css';
import { TERM_FAILURES, useExcludeSelf, useTakeTimeOut } from './exclusion-calls.ts';

export type BreakKind = (typeof EXCLUSION_KINDS)[number];

const TERMS = { timeOut: TIME_OUT_TERMS, selfExclusion: SELF_EXCLUSION_TERMS } as const;

const RULES = {
  timeOut: ['begins', 'closed', 'open', 'fixed'],
  selfExclusion: ['beginsAlone', 'closed', 'openWhole', 'fixed'],
} as const;

/** What a term means: its button, its end when it is taken now, and the call that takes it. */
const useTerms = () => {
  const timeOut = useTakeTimeOut();
  const selfExclusion = useExcludeSelf();
  return (chosen: string, password: string | undefined) => {
    const short = TIME_OUT_TERMS.find((term) => term === chosen);
    if (short !== undefined) {
      return { term: short, end: timeOutEnd(short, now()), take: () => timeOut.mutateAsync({ term: short }) };
    }
    const term = SELF_EXCLUSION_TERMS.find((long) => long === chosen) ?? SELF_EXCLUSION_TERMS[0];
    const input = { term, ...(password !== undefined && { password }) };
    return { term, end: selfExclusionEnd(term, now()), take: () => selfExclusion.mutateAsync(input) };
  };
};

interface BreakFormProps {
  readonly kind: BreakKind;
  readonly asksPassword: boolean;
  readonly onTaken: (taken: BreakOn) => void;
}

const BreakForm = ({ kind, asksPassword, onTaken }: BreakFormProps) => {
  const { t } = useTranslation('member');
  const { day, time } = useFormat();
  const termOf = useTerms();
  const form = useAppForm({
    texts: 'member',
    defaultValues: { term: '', password: '' },
    fields: {
      term: { required: true, says: 'security.break.termFault' },
      password: { required: asksPassword, maxLength: PASSWORD_MAX, says: 'payment.login' },
    },
    submit: async ({ term: chosen, password }) => {
      const { term, end, take } = termOf(chosen, asksPassword ? password : undefined);
      const isMeant = await confirm({
        title: t(`security.break.ask.${kind}`),
        text: t('security.break.askText', { day: day(end), time: time(end) }),
        action: t(`security.break.begin.${term}`),
        tone: 'calm',
      });
      if (!isMeant) return undefined;
      const { exclusion } = await take();
      return exclusion ?? { kind, until: end.toISOString() };
    },
    onSuccess: (taken) => {
      if (taken !== undefined) onTaken(taken);
    },
    failures: { ...TERM_FAILURES, ...LOGIN_PASSWORD_FAILURES },
  });
  const options = TERMS[kind].map((value) => ({ value, label: t(`security.break.term.${value}`) }));
  return (
    <Form form={form} label={t(`security.break.${kind}`)}>
      <ul className={styles.rules} aria-label={t('security.break.rules')}>
        {RULES[kind].map((rule) => (
          <li key={rule}>{t(`security.break.rule.${rule}`)}</li>
        ))}
      </ul>
      <RadioField field={form.fields.term} label={t('security.break.how')} options={options} variant="tiles" />
      {asksPassword && (
        <PasswordField
          field={form.fields.password}
          label={t('payment.loginPassword')}
          autoComplete="current-password"
        />
      )}
      <SubmitButton form={form} variant="secondary">
        {t('security.break.goOn')}
      </SubmitButton>
    </Form>
  );
};

interface BreakSheetProps {
  readonly kind: BreakKind;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Of a self-exclusion, where the member has a login password. */
  readonly asksPassword?: boolean;
}

/** What a break does and for how long; its end is asked about before it begins, and said afterwards. */
export const BreakSheet = ({ kind, isOpen, onClose, asksPassword = false }: BreakSheetProps) => {
  const { t } = useTranslation('member');
  const [taken, setTaken] = useState<BreakOn>();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} onClosed={() => setTaken(undefined)} title={t(`security.break.${kind}`)}>
      {taken === undefined ? (
        <BreakForm kind={kind} asksPassword={asksPassword} onTaken={setTaken} />
      ) : (
        <BreakTaken taken={taken} onClose={onClose} />
      )}
    </Sheet>
  );
};
