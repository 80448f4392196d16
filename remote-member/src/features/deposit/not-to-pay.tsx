import { useTranslation } from 'shared-kernel/i18n';
import { BarAtFoot } from 'shared-kernel/ui/bar-at-foot';
import { Button } from 'shared-kernel/ui/button';
import { BreakNote } from '../../shared/breaks/break-note.tsx';
import type { Deposit } from './api/deposit.ts';

interface NotToPayProps {
  readonly exclusion: NonNullable<Deposit['exclusion']>;
  readonly onCancel: () => void;
}

/** In the place of how to pay while the member takes a break from play: the deposit can be cancelled, and needs not be. */
export const NotToPay = ({ exclusion, onCancel }: NotToPayProps) => {
  const { t } = useTranslation('member');
  return (
    <>
      <BreakNote at="pay" exclusion={exclusion} />
      <BarAtFoot isAboveMenu>
        <Button isBlock onClick={onCancel}>
          {t('deposit.cancel')}
        </Button>
      </BarAtFoot>
    </>
  );
};
