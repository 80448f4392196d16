import { type AppForm, TextField } from '@shared-kernel/forms';
import { Icon } from '@shared-kernel/ui/icon';
import { CreditCard, Mail, MessageCircle, Plus, Ticket, UserRound, UserRoundPlus } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { isShown, type RegisterRules, type RegisterValues } from './register-fields.ts';

/** What else a merchant may ask for, in the order of the page. */
const MORE = [
  { name: 'email', icon: Mail, autoComplete: 'email', inputMode: 'email' },
  { name: 'payeeName', icon: UserRound, autoComplete: 'name', inputMode: 'text' },
  { name: 'nickname', icon: UserRound, autoComplete: 'nickname', inputMode: 'text' },
  { name: 'idNumber', icon: CreditCard, autoComplete: 'off', inputMode: 'text' },
  { name: 'facebook', icon: MessageCircle, autoComplete: 'off', inputMode: 'text' },
  { name: 'whatsapp', icon: MessageCircle, autoComplete: 'off', inputMode: 'text' },
  { name: 'line', icon: MessageCircle, autoComplete: 'off', inputMode: 'text' },
  { name: 'wechat', icon: MessageCircle, autoComplete: 'off', inputMode: 'text' },
  { name: 'qqNum', icon: MessageCircle, autoComplete: 'off', inputMode: 'numeric' },
  { name: 'zalo', icon: MessageCircle, autoComplete: 'off', inputMode: 'text' },
  { name: 'recommenderId', icon: UserRoundPlus, autoComplete: 'off', inputMode: 'text' },
  { name: 'affiliateCode', icon: Ticket, autoComplete: 'off', inputMode: 'text' },
] as const;

type More = (typeof MORE)[number];

interface MoreFieldProps {
  readonly form: AppForm<RegisterValues>;
  readonly more: More;
  readonly isRequired: boolean;
}

const MoreField = ({ form, more: { name, ...input }, isRequired }: MoreFieldProps) => {
  const { t } = useTranslation('account');
  return (
    <TextField
      {...input}
      field={form.fields[name]}
      label={t(`register.${name}`)}
      placeholder={isRequired ? undefined : t('register.optional')}
      isVerbatim={name !== 'payeeName' && name !== 'nickname'}
      enterKeyHint="next"
    />
  );
};

interface OptionalFieldsProps {
  readonly form: AppForm<RegisterValues>;
  readonly fields: readonly More[];
  readonly isOpenAtFirst: boolean;
}

/** Folded into one row, which opens for a press, for what was typed before and for a fault; what is open stays open. */
const OptionalFields = ({ form, fields, isOpenAtFirst }: OptionalFieldsProps) => {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [isPressed, setPressed] = useState(false);
  const { errors } = form.raw.formState;
  const wrong = fields.find(({ name }) => errors[name] !== undefined);
  const isTyped = fields.some(({ name }) => form.raw.watch(name) !== '');
  if (!isOpen && (isPressed || isTyped || wrong !== undefined)) setOpen(true);
  const focusIn = useEffectEvent(() => {
    const target = wrong ?? (isPressed ? fields[0] : undefined);
    if (target !== undefined) form.fields[target.name].core.focus(target.name);
  });
  useEffect(() => {
    if (isOpen) focusIn();
  }, [isOpen]);
  if (isOpen) return fields.map((more) => <MoreField key={more.name} form={form} more={more} isRequired={false} />);
  return (
    <RowList>
      <ListRow
        lead={<Icon of={Plus} />}
        title={t('register.more')}
        sub={fields.map(({ name }) => t(`register.${name}`)).join(', ')}
        isExpanded={false}
        onPress={() => setPressed(true)}
      />
    </RowList>
  );
};

interface MoreFieldsProps extends Pick<MoreFieldProps, 'form'> {
  readonly rules: RegisterRules;
  /** An invitation has come with the address: what asks for it is seen at once. */
  readonly isInvited: boolean;
}

/** Each of them only where the server's rule turns it on (accounts §2); those that need not be filled are folded, but for a single one. */
export const MoreFields = ({ form, rules, isInvited }: MoreFieldsProps) => {
  const shown = MORE.filter(({ name }) => isShown(rules[name]));
  const optional = shown.filter(({ name }) => rules[name].required !== true);
  return (
    <>
      {shown
        .filter((more) => !optional.includes(more))
        .map((more) => (
          <MoreField key={more.name} form={form} more={more} isRequired />
        ))}
      {optional.length > 0 && (
        <OptionalFields form={form} fields={optional} isOpenAtFirst={isInvited || optional.length === 1} />
      )}
    </>
  );
};
