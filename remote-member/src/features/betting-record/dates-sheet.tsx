import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { Button } from 'shared-kernel/ui/button';
import { Sheet } from 'shared-kernel/ui/sheet';
import { TextField } from 'shared-kernel/ui/text-field';
import styles from './betting-record.module.css';
import { filteredDays, type RecordFilters } from './record-filters.ts';
import { checkRange, type Day, MAX_CUSTOM_DAYS } from './record-range.ts';

interface DatesSheetProps {
  readonly isOpen: boolean;
  readonly filters: RecordFilters;
  readonly today: Day;
  readonly onClose: () => void;
  readonly onChoose: (from: Day, to: Day) => void;
}

/** A range of one's own: up to 90 days, none of them to come. Starts from the days that are shown. */
export const DatesSheet = ({ isOpen, filters, today, onClose, onChoose }: DatesSheetProps) => {
  const { t } = useTranslation('member');
  const shown = filteredDays(filters, today);
  const [from, setFrom] = useState(shown.startDate);
  const [to, setTo] = useState(shown.endDate);
  const fault = checkRange(from, to, today);
  const choose = () => {
    if (fault !== null) return;
    onChoose(from, to);
    onClose();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('record.dates.heading')}
      closeLabel={t('close')}
      actions={
        <Button variant="primary" isBlock disabled={fault !== null} onClick={choose}>
          {t('record.dates.show')}
        </Button>
      }
    >
      <div className={styles.dates}>
        <TextField
          label={t('record.dates.from')}
          type="date"
          value={from}
          max={today}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          label={t('record.dates.to')}
          type="date"
          value={to}
          max={today}
          hint={t('record.dates.hint', { count: MAX_CUSTOM_DAYS })}
          error={fault === null ? undefined : t(`record.dates.${fault}`, { count: MAX_CUSTOM_DAYS })}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
    </Sheet>
  );
};
