import { Icon } from '@shared-kernel/ui/icon';
import { Clock, ShieldCheck } from '@shared-kernel/ui/icons';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { Loaded } from '@shared-kernel/ui/loaded';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { BreakNote } from '../../../shared/breaks/break-note.tsx';
import styles from '../security.module.css';
import { type BreakKind, BreakSheet } from './break-sheet.tsx';
import { type ExclusionNow, useExclusion } from './exclusion-calls.ts';

const WAIT_PX = 136;

const Breaks = ({ exclusion, asksPassword }: ExclusionNow) => {
  const { t } = useTranslation('member');
  const [sheet, setSheet] = useState<BreakKind>();
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
      <BreakSheet kind="timeOut" isOpen={sheet === 'timeOut'} onClose={close} />
      <BreakSheet kind="selfExclusion" isOpen={sheet === 'selfExclusion'} onClose={close} asksPassword={asksPassword} />
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
