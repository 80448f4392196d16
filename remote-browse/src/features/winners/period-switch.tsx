import { WINNER_PERIODS, type WinnerPeriod } from '@shared-kernel/contracts/browse/winners';
import { Segments } from '@shared-kernel/ui/segments';
import { useTranslation } from 'shared-kernel/i18n';

interface PeriodSwitchProps {
  readonly value: WinnerPeriod;
  /** The id of the list. */
  readonly controls: string;
  readonly onChange: (period: WinnerPeriod) => void;
}

/** How far back the board looks. */
export const PeriodSwitch = ({ value, controls, onChange }: PeriodSwitchProps) => {
  const { t } = useTranslation('browse');
  return (
    <Segments
      label={t('board.period')}
      segments={WINNER_PERIODS.map((period) => ({ value: period, label: t(`board.periods.${period}`) }))}
      value={value}
      onChange={onChange}
      controls={controls}
    />
  );
};
