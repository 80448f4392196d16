import type { openAccount } from '@shared-kernel/contracts/agent/accounts';
import { paths } from '@shared-kernel/contracts/system/paths';
import { PASSWORD_MAX, SHORT_TEXT_MAX } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import {
  type FailureEffect,
  Form,
  PasswordField,
  RadioField,
  SubmitButton,
  TextField,
  useAppForm,
  useFieldRules,
} from '@shared-kernel/forms';
import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { CopyButton } from '@shared-kernel/ui/copy-button';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Note } from '@shared-kernel/ui/note';
import { useState } from 'react';
import type { ApiError, FailureCodeOf } from 'shared-kernel/api';
import { useTranslation } from 'shared-kernel/i18n';
import { useRatesLine, useRatesTexts } from '../../shared/rates/rates-texts.ts';
import styles from './agent-register.module.css';
import { useKindOptions } from './kind-options.ts';
import { useOpenAccount } from './link-calls.ts';
import { RatesRow } from './rates-row.tsx';
import { useOpeningRates } from './use-opening-rates.ts';

type Field = 'userName' | 'password' | 'kind';

/** Which field the server's rule refuses. */
const invalidField = ({ value }: ApiError): FailureEffect<'agent', Field> => {
  const isPassword = (value as { readonly field?: unknown } | undefined)?.field === 'password';
  return isPassword
    ? { field: 'password', text: 'agentRegister.passwordInvalid' }
    : { field: 'userName', text: 'agentRegister.nameInvalid' };
};

const FAILURES = {
  'username.taken': { field: 'userName', text: 'agentRegister.taken' },
  'password.common': { field: 'password', text: 'agentRegister.common' },
  'field.invalid': invalidField,
  'rebate.range': 'agentRegister.ratesRefused',
  'rebate.quota': 'agentRegister.ratesRefused',
} as const satisfies Partial<Record<FailureCodeOf<typeof openAccount>, unknown>>;

interface Opened extends ValueOf<typeof openAccount> {
  readonly password: string;
}

/** The account is there: what to hand over, once; nobody can look at the password again. */
const OpenedCard = ({
  opened: { userName, password, rates },
  onNext,
}: {
  readonly opened: Opened;
  readonly onNext: () => void;
}) => {
  const { t } = useTranslation('agent');
  const tRates = useRatesTexts();
  const lineOf = useRatesLine();
  return (
    <Card as="section" isPadded className={styles.opened} role="status">
      <h2 className={styles.title}>{t('agentRegister.opened', { name: userName })}</h2>
      <dl className={styles.given}>
        <dt>{t('agentRegister.userName')}</dt>
        <dd>{userName}</dd>
        <dt>{t('agentRegister.password')}</dt>
        <dd>{password}</dd>
        <dt>{tRates('title')}</dt>
        <dd>{lineOf(rates)}</dd>
      </dl>
      <CopyButton text={`${userName} ${password}`} variant="primary" isBlock>
        {t('agentRegister.copyBoth')}
      </CopyButton>
      <Note>{t('agentRegister.openedText')}</Note>
      <Button isBlock onClick={onNext}>
        {t('agentRegister.next')}
      </Button>
      <LinkButton to={paths.team} isBlock variant="quiet">
        {t('agentRegister.toTeam')}
      </LinkButton>
    </Card>
  );
};

const OpenForm = ({ onOpened }: { readonly onOpened: (opened: Opened) => void }) => {
  const { t } = useTranslation('agent');
  const { mutateAsync } = useOpenAccount();
  const rates = useOpeningRates();
  const form = useAppForm({
    texts: 'agent',
    defaultValues: { userName: '', password: '', kind: 'player' },
    rules: useFieldRules(),
    fields: {
      userName: { rule: 'username', says: 'agentRegister.nameFault', required: true, maxLength: SHORT_TEXT_MAX },
      password: { rule: 'password', says: 'agentRegister.passwordFault', required: true, maxLength: PASSWORD_MAX },
      kind: { required: true },
    },
    submit: async ({ userName, password, kind }) => {
      const opened = await mutateAsync({
        userName,
        password,
        kind: kind === 'agent' ? 'agent' : 'player',
        ...(rates.given.length > 0 && { rates: rates.given }),
      });
      return { ...opened, password };
    },
    onSuccess: onOpened,
    onFailure: rates.onFailure,
    failures: FAILURES,
  });
  return (
    <Form form={form} label={t('agentRegister.byHand')}>
      <RadioField
        field={form.fields.kind}
        label={t('agentRegister.opens')}
        options={useKindOptions()}
        variant="tiles"
      />
      <TextField field={form.fields.userName} label={t('agentRegister.userName')} isVerbatim autoComplete="off" />
      <PasswordField
        field={form.fields.password}
        label={t('agentRegister.password')}
        hint={t('agentRegister.passwordHint')}
        autoComplete="new-password"
      />
      <RatesRow rates={rates} rule={t('agentRegister.ratesByHand')} />
      <SubmitButton form={form}>{t('agentRegister.open')}</SubmitButton>
    </Form>
  );
};

/** An account that the agent opens, and hands over. */
export const ByHand = () => {
  const [opened, setOpened] = useState<Opened>();
  return opened === undefined ? (
    <OpenForm onOpened={setOpened} />
  ) : (
    <OpenedCard opened={opened} onNext={() => setOpened(undefined)} />
  );
};
