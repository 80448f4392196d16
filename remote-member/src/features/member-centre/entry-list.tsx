import { paths } from '@shared-kernel/contracts/system/paths';
import { Badge } from '@shared-kernel/ui/badge';
import { useCustomerService } from '@shared-kernel/ui/customer-service';
import { DownloadSheet } from '@shared-kernel/ui/downloads/sheet';
import { Icon } from '@shared-kernel/ui/icon';
import { ListRow, RowList } from '@shared-kernel/ui/list-row';
import { FailedLine } from '@shared-kernel/ui/loaded';
import type { PressAction } from '@shared-kernel/ui/pressable';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { Tag } from '@shared-kernel/ui/tag';
import { useState } from 'react';
import { hasFlag } from 'shared-kernel/brand';
import { useRoutes } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useSettings, useTemplates } from 'shared-kernel/settings';
import { useMemberGate } from '../../shared/use-member-gate.ts';
import { type Entry, type EntryAction, shownEntries } from './entries.ts';
import { type EntriesProps, EntryGroups } from './entry-groups.tsx';
import { ENTRY_LOOKS } from './entry-looks.ts';
import styles from './member-centre.module.css';
import { useMemberFacts } from './member-facts.ts';
import { ReferralSheet } from './referral-sheet.tsx';
import { type Bubble, useEntryBubbles } from './use-entry-bubbles.ts';

type Panel = 'referral' | 'download';

/** What a tap on an entry does, by the entry's action and the visitor. `openPanel` opens one of the page's sheets. */
const useEntryAction = (openPanel: (panel: Panel) => void) => {
  const openService = useCustomerService();
  const { actionTo, forMembers } = useMemberGate();

  const actions: Readonly<Record<EntryAction, (path: string) => PressAction>> = {
    open: actionTo,
    // Guests go to the login page instead of the dialog; what the page needs is the frame's matter (accounts §2).
    invite: (path) => ({ to: path }),
    'referral-panel': () => ({ onPress: forMembers(() => openPanel('referral')) }),
    'service-link': () => ({ onPress: () => openService() }),
    'download-prompt': () => ({ onPress: () => openPanel('download') }),
  };
  return ({ action = 'open', path = paths.memberCentre }: Entry): PressAction => actions[action](path);
};

/** Rows of each group in the brand with the most entries: 54 px each and a hairline between. */
const GROUP_HEIGHTS = [164, 164, 54, 164] as const;

/** The groups' ground, in the size of what comes. */
const EntrySkeleton = () => {
  const { t } = useTranslation('member');
  return (
    <div className={styles.groups} role="status" aria-label={t('entry.loading')}>
      {GROUP_HEIGHTS.map((height, group) => (
        <div key={group} className={styles.group}>
          <Skeleton width={92} height={20} radius="line" />
          <Skeleton height={height} radius="3" />
        </div>
      ))}
    </div>
  );
};

const Waiting = ({ count = 0, amount, label }: Bubble) =>
  amount === undefined ? <Badge count={count} label={label} /> : <Tag tone="money">{amount}</Tag>;

/** The base template: all entries in one plain list. */
const EntryRows = ({ entries, actionOf, bubbles }: EntriesProps) => {
  const { t } = useTranslation('member');
  return (
    <RowList label={t('group.all')}>
      {entries.map((entry) => {
        const { icon, hue } = ENTRY_LOOKS[entry.name];
        const bubble = bubbles[entry.name];
        return (
          <ListRow
            key={entry.name}
            lead={<Icon of={icon} />}
            hue={hue}
            title={t(`entry.${entry.name}`)}
            {...(bubble !== undefined && { badge: <Waiting {...bubble} /> })}
            {...actionOf(entry)}
          />
        );
      })}
    </RowList>
  );
};

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
  const { isRouted } = useRoutes();
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
          <Entries
            entries={shownEntries({ facts: known.facts, isOn: hasFlag, isLive: isRouted })}
            actionOf={actionOf}
            bubbles={bubbles}
          />
        </>
      )}
      {/* Not within the condition: a part that asks for what it waits for, and comes when that has failed, would ask for ever. */}
      <ReferralSheet isOpen={panel === 'referral'} onClose={close} />
      <DownloadSheet isOpen={panel === 'download'} onClose={close} />
    </>
  );
};
