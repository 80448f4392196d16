import { type FieldDeclaration, Form, useAppForm } from '@shared-kernel/forms';
import type { Examples } from '@shared-kernel/ui/gallery';
import { CreditCard, Landmark, QrCode, ShieldCheck, UserRound, Wallet } from '@shared-kernel/ui/icons';
import { type ReactNode, useEffect } from 'react';
import type { FieldValue } from '../field-rule.ts';
import type { FieldHandles } from '../form-core.ts';
import { AmountField } from './amount-field.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { CodeField } from './code-field.tsx';
import { DateField } from './date-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { PicturesField } from './pictures-field.tsx';
import { RadioField } from './radio-field.tsx';
import { SelectField } from './select-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

interface FormExampleProps<Values> {
  readonly values: Values;
  readonly fields?: { readonly [Field in keyof Values]?: FieldDeclaration<keyof Values & string> };
  /** Sent at once, so that it shows what is wrong. */
  readonly isSent?: boolean;
  readonly children: (fields: FieldHandles<Values>) => ReactNode;
}

const FormExample = <Values extends { readonly [Field in keyof Values]: FieldValue }>({
  values,
  fields = {},
  isSent = false,
  children,
}: FormExampleProps<Values>) => {
  const form = useAppForm({
    texts: 'forms',
    defaultValues: values,
    fields,
    submit: async () => undefined,
    marksRequired: true,
  });
  const { trigger } = form.raw;
  useEffect(() => {
    if (isSent) void trigger();
  }, [isSent, trigger]);
  return (
    <Form form={form} label="Example">
      {children(form.fields)}
    </Form>
  );
};

const CHANNELS = [
  {
    value: 'express',
    label: 'E-wallet Express',
    detail: '₱100.00 – ₱50,000.00',
    end: 'No fee',
    endDetail: 'about 1 min',
  },
  { value: 'plus', label: 'E-wallet Plus', detail: '₱500.00 – ₱200,000.00', end: 'Fee 0.5%', endDetail: 'about 5 min' },
];
const METHODS = [
  { value: 'bank', label: 'Bank', icon: Landmark },
  { value: 'wallet', label: 'E-wallet', icon: Wallet },
  { value: 'qr', label: 'QR', icon: QrCode },
  { value: 'gateway', label: 'Gateway', icon: CreditCard },
];
const BANKS = [
  { value: 'silangan', label: 'Bangko ng Silangan' },
  { value: 'kanluran', label: 'Bangko ng Kanluran' },
];
const COUNTRIES = [
  { code: '63', name: 'Philippines' },
  { code: '852', name: 'Hong Kong' },
];
const LIMITS = { required: true, min: 10_000, max: 5_000_000 };
const QUICK = [20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];
const NO_PICTURES: readonly File[] = [];
const picture = (name: string) =>
  new File(
    ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="teal"/></svg>'],
    name,
    {
      type: 'image/svg+xml',
    },
  );

export const examples: Examples = {
  text: () => (
    <FormExample values={{ name: 'maria', invitation: '' }} fields={{ name: { required: true } }}>
      {({ name, invitation }) => (
        <>
          <TextField field={name} label="Username" icon={UserRound} isVerbatim />
          <TextField field={invitation} label="Invitation code" placeholder="Optional" />
        </>
      )}
    </FormExample>
  ),
  'passwords that differ': () => (
    <FormExample
      isSent
      values={{ password: 'lantern-88', again: 'lantern' }}
      fields={{ password: { required: true }, again: { required: true, sameAs: 'password' } }}
    >
      {({ password, again }) => (
        <>
          <PasswordField field={password} label="Password" />
          <PasswordField field={again} label="Password again" />
        </>
      )}
    </FormExample>
  ),
  amount: () => (
    <FormExample values={{ amount: 100_000 as number | null }} fields={{ amount: LIMITS }}>
      {({ amount }) => <AmountField field={amount} label="Amount" quick={QUICK} />}
    </FormExample>
  ),
  'amount with all and fee': () => (
    <FormExample values={{ amount: 1_248_050 as number | null }} fields={{ amount: LIMITS }}>
      {({ amount }) => (
        <AmountField field={amount} label="Amount" all={1_248_050} feeOf={(value) => Math.round(value * 0.005)} />
      )}
    </FormExample>
  ),
  'amount too small': () => (
    <FormExample isSent values={{ amount: 5_000 as number | null }} fields={{ amount: LIMITS }}>
      {({ amount }) => <AmountField field={amount} label="Amount" />}
    </FormExample>
  ),
  'phone and code': () => (
    <FormExample
      values={{ dialling: '63', mobile: '917 555 0142', code: '' }}
      fields={{ mobile: { required: true, maxLength: 20 }, code: { required: true } }}
    >
      {({ dialling, mobile, code }) => (
        <>
          <PhoneField field={mobile} dialling={dialling} countries={COUNTRIES} label="Mobile number" />
          <CodeField
            field={code}
            to={mobile}
            icon={ShieldCheck}
            label="SMS code"
            send={async () => ({ expiredMinutes: 5 })}
          />
        </>
      )}
    </FormExample>
  ),
  'phone missing': () => (
    <FormExample isSent values={{ dialling: '852', mobile: '' }} fields={{ mobile: { required: true } }}>
      {({ dialling, mobile }) => (
        <PhoneField field={mobile} dialling={dialling} countries={COUNTRIES} label="Mobile number" />
      )}
    </FormExample>
  ),
  select: () => (
    <FormExample isSent values={{ bank: '', other: 'kanluran' }} fields={{ bank: { required: true } }}>
      {({ bank, other }) => (
        <>
          <SelectField field={bank} label="Bank" options={BANKS} placeholder="Choose a bank" />
          <SelectField field={other} label="Bank" options={BANKS} />
        </>
      )}
    </FormExample>
  ),
  radio: () => (
    <FormExample isSent values={{ method: 'wallet', channel: '' }} fields={{ channel: { required: true } }}>
      {({ method, channel }) => (
        <>
          <RadioField field={method} label="Method" variant="tiles" options={METHODS} />
          <RadioField field={channel} label="Channel" options={CHANNELS} />
        </>
      )}
    </FormExample>
  ),
  'switch and tick': () => (
    <FormExample isSent values={{ sounds: true, agreed: false }} fields={{ agreed: { required: true } }}>
      {({ sounds, agreed }) => (
        <>
          <SwitchField field={sounds} label="Sounds" detail="In games" />
          <CheckboxField field={agreed} label="I am 21 or over and agree to the user agreement" />
        </>
      )}
    </FormExample>
  ),
  date: () => (
    <FormExample isSent values={{ born: '2010-05-01' }} fields={{ born: { required: true, latest: '2004-11-21' } }}>
      {({ born }) => <DateField field={born} label="Date of birth" autoComplete="bday" />}
    </FormExample>
  ),
  'several lines': () => (
    <FormExample values={{ comment: 'Ang ganda ng bagong lobby.' }} fields={{ comment: { maxLength: 140 } }}>
      {({ comment }) => <TextAreaField field={comment} label="Your comment" />}
    </FormExample>
  ),
  pictures: () => (
    <FormExample
      values={{ proof: [picture('proof.svg')] as readonly File[], none: NO_PICTURES }}
      fields={{ none: { required: true } }}
    >
      {({ proof, none }) => (
        <>
          <PicturesField field={proof} label="Proof of payment" />
          <PicturesField field={none} label="Pictures" most={1} />
        </>
      )}
    </FormExample>
  ),
};
