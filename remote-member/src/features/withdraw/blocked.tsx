import { paths } from '@shared-kernel/contracts/system/paths';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Note } from '@shared-kernel/ui/note';
import { parseAmount } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { useKitTexts } from 'shared-kernel/kit';
import type { Funds } from './funds-card.tsx';

export type Block = 'attempts' | 'turnover' | 'low';

/** Why nothing may leave now; undefined where it may. */
export const blockOf = ({ withdrawable, minWallet, attemptsLeft, turnover }: Funds): Block | undefined => {
  if (attemptsLeft === 0) return 'attempts';
  if (parseAmount(withdrawable) >= parseAmount(minWallet)) return undefined;
  return turnover.some(({ source }) => source === 'deposit') ? 'turnover' : 'low';
};

const TEXTS = {
  attempts: 'withdraw.refused.attempts',
  turnover: 'withdraw.block.turnover',
  low: 'withdraw.block.low',
} as const;

/** In the form's place: why nothing may leave, and what helps where something does. */
export const Blocked = ({ by, isOnBreak }: { readonly by: Block; readonly isOnBreak: boolean }) => {
  const { t } = useTranslation('member');
  const kit = useKitTexts();
  return (
    <>
      <Note tone="warn">{t(TEXTS[by])}</Note>
      {by === 'low' && !isOnBreak && (
        <LinkButton to={paths.deposit} variant="primary" isBlock>
          {kit('deposit')}
        </LinkButton>
      )}
    </>
  );
};
