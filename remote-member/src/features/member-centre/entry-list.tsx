import { useState } from 'react';
import { hasFlag } from 'shared-kernel/brand';
import { useTranslation } from 'shared-kernel/i18n';
import { useSettings, useTemplates } from 'shared-kernel/settings';
import { FailedLine } from 'shared-kernel/ui/loaded';
import { DownloadSheet } from './download-sheet.tsx';
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
  if (known.isPending || (templates === undefined && settings.isPending)) return <EntrySkeleton />;
  const Entries = templates?.mem_cen === NEW_TEMPLATE ? EntryGroups : EntryRows;
  const close = () => setPanel(null);
  return (
    <>
      {known.isError && <FailedLine text={t('entry.failed')} query={known} />}
      <Entries entries={shownEntries(known.facts, hasFlag)} actionOf={actionOf} bubbles={bubbles} />
      <ReferralSheet isOpen={panel === 'referral'} onClose={close} />
      <DownloadSheet isOpen={panel === 'download'} onClose={close} />
    </>
  );
};
