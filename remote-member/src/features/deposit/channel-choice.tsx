import type { IconDrawing } from '@shared-kernel/ui/icon';
import { CreditCard, Landmark, QrCode, Wallet } from '@shared-kernel/ui/icons';
import { RadioGroup } from '@shared-kernel/ui/radio-group';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { Channel, Choice, Method } from './api/calls.ts';

const ICONS: Readonly<Record<Method, IconDrawing>> = {
  BANK: Landmark,
  EWALLET: Wallet,
  QR: QrCode,
  GATEWAY: CreditCard,
};

interface ChannelChoiceProps {
  readonly choices: readonly Choice[];
  readonly choice: Choice;
  readonly onChoose: (channel: string) => void;
  /** The new version has a tile for each method and the cards of the chosen one; the base version lists all channels. */
  readonly hasMethods: boolean;
}

/** What to pay by (accounts §2, template versions: `dep_func`). */
export const ChannelChoice = ({ choices, choice, onChoose, hasMethods }: ChannelChoiceProps) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const feeText = ({ feePercent, feeFixed }: Channel): string => {
    const percent = parseAmount(feePercent) > 0 ? [t('deposit.feePercent', { percent: feePercent })] : [];
    const fixed = parseAmount(feeFixed) > 0 ? [money(feeFixed)] : [];
    const parts = [...percent, ...fixed];
    return parts.length > 0 ? t('deposit.fee', { fee: parts.join(' + ') }) : t('deposit.noFee');
  };
  const methods = [...new Set(choices.map(({ method }) => method))];
  const shown = choices.filter(({ method }) => !hasMethods || method === choice.method);
  const chooseMethod = (method: string) => {
    const first = choices.find((one) => one.method === method);
    if (first !== undefined) onChoose(first.channel.channel);
  };
  return (
    <>
      {hasMethods && (
        <RadioGroup
          label={t('deposit.method')}
          isLabelHidden
          variant="tiles"
          options={methods.map((value) => ({ value, label: t(`deposit.methodOf.${value}`), icon: ICONS[value] }))}
          value={choice.method}
          onChange={chooseMethod}
        />
      )}
      <RadioGroup
        label={t('deposit.channel')}
        options={shown.map(({ method, channel }) => ({
          value: channel.channel,
          label: channel.name || t(`deposit.methodOf.${method}`),
          detail: t('deposit.between', { min: money(channel.minAmount), max: money(channel.maxAmount) }),
          end: feeText(channel),
          ...(channel.minutes !== undefined && { endDetail: t('deposit.minutes', { count: channel.minutes }) }),
        }))}
        value={choice.channel.channel}
        onChange={onChoose}
      />
    </>
  );
};
