import { TIME_OUT_TERMS, type TimeOutTerm } from '@shared-kernel/contracts/member/exclusions';
import type { EXCLUSION_KINDS } from '@shared-kernel/contracts/system/excluded';
import { Form, RadioField, SubmitButton, useAppForm, useFieldValue } from '@shared-kernel/forms';
import { Icon } from '@shared-kernel/ui/icon';
import { Clock, ShieldCheck } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Note } from '@shared-kernel/ui/note';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Sheet } from '@shared-kernel/ui/sheet';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { BreakNote } from '../../../shared/breaks/break-note.tsx';
import styles from '../security.module.css';
import { type ExclusionNow, TERM_FAILURES, termOf, useExclusion, useTakeTimeOut } from './exclusion-calls.ts';
import { SelfExclusionSheet } from './self-exclusion-sheet.tsx';

interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const SHORTEST: string = TIME_OUT_TERMS[0];

const TimeOutForm = ({ onClose }: Pick<SheetProps, 'onClose'>) => {
  const { t } = useTranslation('member');
  const { mutateAsync } = useTakeTimeOut();
  const form = useAppForm({
    texts: 'member',
    defaultValues: { term: SHORTEST },
    submit: ({ term }) => mutateAsync({ term: termOf(TIME_OUT_TERMS, term) }),
    onSuccess: onClose,
    failures: TERM_FAILURES,
  });
  const term: TimeOutTerm = termOf(TIME_OUT_TERMS, useFieldValue(form.fields.term));
  const options = TIME_OUT_TERMS.map((value) => ({ value, label: t(`security.break.term.${value}`) }));
  return (
    <Form form={form} label={t('security.break.timeOut')}>
      <Note tone="warn">{t('security.break.timeOutRule')}</Note>
      <RadioField field={form.fields.term} label={t('security.break.how')} options={options} variant="tiles" />
      <SubmitButton form={form}>{t(`security.break.begin.${term}`)}</SubmitButton>
    </Form>
  );
};

/** What a time-out does, for how long, and the press that begins it. */
const TimeOutSheet = ({ isOpen, onClose }: SheetProps) => {
  const { t } = useTranslation('member');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('security.break.timeOut')}>
      <TimeOutForm onClose={onClose} />
    </Sheet>
  );
};

const WAIT_PX = 136;

const Breaks = ({ exclusion, asksPassword }: ExclusionNow) => {
  const { t } = useTranslation('member');
  const [sheet, setSheet] = useState<(typeof EXCLUSION_KINDS)[number]>();
  const close = () => setSheet(undefined);
  return (
    <>
      {exclusion !== undefined && <BreakNote at="security" exclusion={exclusion} />}
      <RowList label={t('security.break.title')}>
        <ListRow
          lead={<Icon of={Clock} />}
          title={t('security.break.timeOut')}
          sub={t('security.break.timeOutSub')}
          onPress={() => setSheet('timeOut')}
        />
        <ListRow
          lead={<Icon of={ShieldCheck} />}
          title={t('security.break.selfExclusion')}
          sub={t('security.break.selfExclusionSub')}
          onPress={() => setSheet('selfExclusion')}
        />
      </RowList>
      <TimeOutSheet isOpen={sheet === 'timeOut'} onClose={close} />
      <SelfExclusionSheet isOpen={sheet === 'selfExclusion'} onClose={close} asksPassword={asksPassword} />
    </>
  );
};

/** Breaks from play that the member takes, and until when one is on. */
export const BreaksSection = () => {
  const { t } = useTranslation('member');
  return (
    <section>
      <SectionHead tone="quiet" title={t('security.break.title')} />
      <div className={styles.part}>
        <Loaded
          query={useExclusion()}
          fallback={<Skeleton height={WAIT_PX} />}
          errorFallback={{ title: t('security.break.failed') }}
        >
          {(now) => <Breaks {...now} />}
        </Loaded>
      </div>
    </section>
  );
};
