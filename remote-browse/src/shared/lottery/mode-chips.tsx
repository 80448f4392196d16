import type { PrizeModeCode } from '@shared-kernel/contracts/system/paths';
import { Chip, ChipRow } from '@shared-kernel/ui/chip';
import { useCategoryName } from 'shared-kernel/common-texts';
import { useTranslation } from 'shared-kernel/i18n';
import { useNavigate } from 'shared-kernel/router';

interface ModeChipsProps {
  readonly mode: PrizeModeCode | undefined;
  /** The page in another prize mode. */
  readonly linkTo: (mode: PrizeModeCode) => string;
}

const MODES = ['Elott', 'Lott', 'ZY', 'SEA'] as const satisfies readonly PrizeModeCode[];

/** By which table lotteries pay; a choice is in the address. */
export const ModeChips = ({ mode, linkTo }: ModeChipsProps) => {
  const { t } = useTranslation('browse');
  const categoryName = useCategoryName();
  const navigate = useNavigate();
  const names: Readonly<Record<PrizeModeCode, string>> = {
    Elott: categoryName('ELOTT'),
    Lott: categoryName('LOTT'),
    ZY: categoryName('INHOUSE'),
    SEA: t('lottery.southEastAsia'),
  };
  return (
    <ChipRow label={t('lottery.modes')}>
      {MODES.map((each) => (
        <Chip key={each} isOn={each === mode} onClick={() => void navigate(linkTo(each), { replace: true })}>
          {names[each]}
        </Chip>
      ))}
    </ChipRow>
  );
};
