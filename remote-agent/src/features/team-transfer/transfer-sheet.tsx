import type { transferMultipleDownline } from '@shared-kernel/contracts/agent/transfers';
import { object, safeParse, string } from '@shared-kernel/contracts/schema';
import { paths } from '@shared-kernel/contracts/system/paths';
import type { Failures } from '@shared-kernel/forms';
import { PaymentEntry, useLastLook, usePaymentRefusal } from '@shared-kernel/forms/payment';
import { ConfirmSheet } from '@shared-kernel/ui/confirm-sheet';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Note } from '@shared-kernel/ui/note';
import type { ApiError, FailureCodeOf } from 'shared-kernel/api';
import { parseAmount, toDecimalAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { IdempotentMutation } from 'shared-kernel/idempotent-mutation';

const FAILURES = {
  'transfer.member': 'teamTransfer.refused.someone',
  'transfer.amount': 'teamTransfer.refused.amount',
  'transfer.limit': 'teamTransfer.refused.limit',
  'member.excluded': 'teamTransfer.refused.excluded',
  'withdraw.turnover': 'teamTransfer.refused.turnover',
  'wallet.insufficient': 'teamTransfer.refused.insufficient',
} as const satisfies Failures<'agent', never, FailureCodeOf<typeof transferMultipleDownline>>;

const MEMBER = object({ userName: string() });

/** Why nothing was sent; who is not in the team any more is named. */
const useRefusal = (error: ApiError | null): string | undefined => {
  const { t } = useTranslation('agent');
  const refusal = usePaymentRefusal(error, 'agent', FAILURES);
  const member = safeParse(MEMBER, error?.value);
  return error?.code === 'transfer.member' && member.success
    ? t('teamTransfer.refused.member', { name: member.data.userName })
    : refusal;
};

/** What is to be sent: so much to each. */
export interface Asked {
  readonly userNames: readonly string[];
  readonly amount: string;
}

interface TransferSheetProps {
  readonly mutation: IdempotentMutation<typeof transferMultipleDownline>;
  /** Null while nothing is looked at. */
  readonly asked: Asked | null;
  readonly onClose: () => void;
  /** The payment password is forgotten; what was looked at waits. */
  readonly onForgotten: () => void;
  readonly isWaiting: boolean;
}

const NOTHING: Asked = { userNames: [], amount: '0.00' };

/** What was sent, else what is asked for. */
const lookedAt = ({ phase, input }: TransferSheetProps['mutation'], asked: Asked | null): Asked => {
  if (phase === 'idle' || input?.amount === undefined) return asked ?? NOTHING;
  return { userNames: input.userNames ?? [], amount: input.amount };
};

/** The last look before the money is gone, the payment password, and in the same place what became of it. */
export const TransferSheet = (props: TransferSheetProps) => {
  const { mutation, asked } = props;
  const { t } = useTranslation('agent');
  const { money } = useFormat();
  const { password, isOpen, close, forgotten, askAgain } = useLastLook(mutation, {
    ...props,
    isAsked: asked !== null,
  });
  const refusal = useRefusal(mutation.error);
  const { userNames, amount } = lookedAt(mutation, asked);
  const count = userNames.length;
  const sum = toDecimalAmount(parseAmount(amount) * count);
  return (
    <ConfirmSheet
      isOpen={isOpen}
      onClose={close}
      title={t(mutation.phase === 'done' ? 'teamTransfer.sent' : 'teamTransfer.confirm')}
      consequence={{ amount: sum, to: userNames.join(', ') }}
      action={t('teamTransfer.action', { amount: money(sum) })}
      words={{
        sending: t('teamTransfer.news.sending', { amount: money(sum) }),
        unknown: t('teamTransfer.news.unknown', { amount: money(sum) }),
        doneTitle: t('teamTransfer.news.doneTitle'),
        done: t('teamTransfer.news.done', { amount: money(amount), count }),
      }}
      phase={mutation.phase}
      isRestored={mutation.isRestored}
      refusal={refusal}
      receipt={<LinkButton to={paths.accountRecord}>{t('teamTransfer.records')}</LinkButton>}
      onConfirm={() =>
        password.with((paymentPassword) => mutation.start({ userNames: [...userNames], amount, paymentPassword }))
      }
      onAskAgain={askAgain}
    >
      {count > 1 && <p>{t('teamTransfer.each', { amount: money(amount), count })}</p>}
      <Note>{t('teamTransfer.final')}</Note>
      <PaymentEntry of={password} onForgotten={forgotten} />
    </ConfirmSheet>
  );
};
