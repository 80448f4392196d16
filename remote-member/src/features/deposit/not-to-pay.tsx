import { BarAtFoot } from '@shared-kernel/ui/bar-at-foot';
import { Button } from '@shared-kernel/ui/button';
import { useTranslation } from 'shared-kernel/i18n';
import { BreakNote } from '../../shared/breaks/break-note.tsx';
import type { Deposit } from './api/deposit.ts';
import { Proof } from './proof/proof.tsx';

interface NotToPayProps {
  readonly deposit: Deposit;
  readonly exclusion: NonNullable<Deposit['exclusion']>;
  readonly onCancel: () => void;
}

/**
 * In the place of how to pay while the member takes a break from play: the deposit can be cancelled, and needs not be. A
 * transfer that was on its way when the break began can still be proved.
 */
export const NotToPay = ({ deposit, exclusion, onCancel }: NotToPayProps) => {
  const { t } = useTranslation('member');
  return (
    <>
      <BreakNote at="pay" exclusion={exclusion} />
      <Proof deposit={deposit} />
      <BarAtFoot isAboveMenu>
        <Button isBlock onClick={onCancel}>
          {t('deposit.cancel')}
        </Button>
      </BarAtFoot>
    </>
  );
};
