import { Button } from '@shared-kernel/ui/button';
import { Sheet } from '@shared-kernel/ui/sheet';
import { TextField } from '@shared-kernel/ui/text-field';
import { useState } from 'react';
import { useFormat } from 'shared-kernel/format';
import { checkRange } from './day-range.ts';
import { maxDaysOf } from './filter-rules.ts';
import { useRecordTexts } from './record-texts.ts';
import styles from './records.module.css';
import type { Filters } from './use-filters.ts';

interface DatesSheetProps {
  readonly filters: Filters;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * A range of one's own, none of its days to come. Starts from the days that are shown, and says the chosen ones as the site writes
 * days: the fields are the browser's, and follow the phone.
 */
export const DatesSheet = ({ filters, isOpen, onClose }: DatesSheetProps) => {
  const { t } = useRecordTexts();
  const { day } = useFormat();
  const { query, rules, today, setDates } = filters;
  const [from, setFrom] = useState(query.startDate);
  const [to, setTo] = useState(query.endDate);
  const count = maxDaysOf(rules);
  const fault = checkRange(from, to, today, count);
  const hint = t('dates.hint', { count });
  const choose = () => {
    setDates({ range: 'custom', from, to });
    onClose();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('dates.heading')}
      actions={
        <Button variant="primary" isBlock disabled={fault !== null} onClick={choose}>
          {t('dates.show')}
        </Button>
      }
    >
      <div className={styles.dates}>
        <TextField
          label={t('dates.from')}
          type="date"
          value={from}
          max={today}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          label={t('dates.to')}
          type="date"
          value={to}
          max={today}
          hint={fault === null ? `${day(from)} – ${day(to)}. ${hint}` : hint}
          error={fault === null ? undefined : t(`dates.${fault}`, { count })}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
    </Sheet>
  );
};
