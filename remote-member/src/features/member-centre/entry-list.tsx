import { DownloadSheet } from '@shared-kernel/ui/downloads/sheet';
import { FailedLine } from '@shared-kernel/ui/loaded';
import { useState } from 'react';
import { hasFlag } from 'shared-kernel/brand';
import { useTranslation } from 'shared-kernel/i18n';
import { useSettings, useTemplates } from 'shared-kernel/settings';
import { shownEntries } from './entries.ts';
import { EntryGroups } from './entry-groups.tsx';
import { EntryRows } from './entry-rows.tsx';
import { EntrySkeleton } from './entry-skeleton.tsx';
import { ReferralSheet } from './referral-sheet.tsx';
import { type Panel, useEntryAction } from './use-entry-action.ts';
import { useEntryBubbles } from './use-entry-bubbles.ts';
import { useMemberFacts } from './use-member-facts.ts';

/** `mem_cen` of the mobile template: this value is the new version, any other the base one (specification: accounts §2). */
const NEW_TEMPLATE = '1';

/** The entries that this brand and member have: in groups in the new template, in one list in the base one. */
export const EntryList = () => {
  const { t } = useTranslation('member');
  const [panel, setPanel] = useState<Panel | null>(null);
  const settings = useSettings();
  const templates = useTemplates();
  const known = useMemberFacts();
  const actionOf = useEntryAction(setPanel);
  const bubbles = useEntryBubbles();
  const isWaiting = known.isPending || (templates === undefined && settings.isPending);
  const Entries = templates?.mem_cen === NEW_TEMPLATE ? EntryGroups : EntryRows;
  const close = () => setPanel(null);
  return (
    <>
      {isWaiting ? (
        <EntrySkeleton />
      ) : (
        <>
          {known.isError && <FailedLine text={t('entry.failed')} query={known} />}
          <Entries entries={shownEntries(known.facts, hasFlag)} actionOf={actionOf} bubbles={bubbles} />
        </>
      )}
      {/* Not within the condition: a part that asks for what it waits for, and comes when that has failed, would ask for ever. */}
      <ReferralSheet isOpen={panel === 'referral'} onClose={close} />
      <DownloadSheet isOpen={panel === 'download'} onClose={close} />
    </>
  );
};
