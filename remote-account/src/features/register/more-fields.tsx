import { type AppForm, TextField } from '@shared-kernel/forms';
import { CreditCard, Mail, MessageCircle, Ticket, UserRound, UserRoundPlus } from '@shared-kernel/ui/icons';
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

interface MoreFieldsProps {
  readonly form: AppForm<RegisterValues>;
  readonly rules: RegisterRules;
}

/** Each of them only where the server's rule turns it on (accounts §2). */
export const MoreFields = ({ form, rules }: MoreFieldsProps) => {
  const { t } = useTranslation('account');
  return MORE.filter(({ name }) => isShown(rules[name])).map(({ name, ...input }) => (
    <TextField
      {...input}
      key={name}
      field={form.fields[name]}
      label={t(`register.${name}`)}
      placeholder={rules[name].required === true ? undefined : t('register.optional')}
      isVerbatim={name !== 'payeeName' && name !== 'nickname'}
      enterKeyHint="next"
    />
  ));
};
