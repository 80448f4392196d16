import { Segments } from '@shared-kernel/ui/segments';
import { Tabs } from '@shared-kernel/ui/tabs';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import type { Play, PlayMenu } from '../../../shared/lottery/lottery.ts';
import type { Marks } from '../../../shared/orders/spell-line.ts';
import { PlayPanel } from './play-panel.tsx';

interface PlaysProps {
  readonly menu: PlayMenu;
  /** The tab that is open first is one of this type (browsing §4, game launch). */
  readonly playType: 'trad' | 'ent';
  readonly lockedBecause: string | undefined;
  readonly onAdd: (line: { readonly play: Play; readonly marks: Marks; readonly stake: number }) => void;
}

/** Tabs of plays, and in each a switch where it has several. */
export const Plays = ({ menu: { tabs }, playType, lockedBecause, onAdd }: PlaysProps) => {
  const { t } = useTranslation('browse');
  const first = tabs.find((tab) => tab.playType === playType) ?? tabs[0];
  const [tabCode, setTabCode] = useState(first?.tabCode);
  const [playCode, setPlayCode] = useState<string>();
  const tab = tabs.find((each) => each.tabCode === tabCode) ?? first;
  const play = tab?.plays.find((each) => each.playCode === playCode) ?? tab?.plays[0];
  if (tab === undefined || play === undefined) return null;
  return (
    <>
      <Tabs
        label={t('play.tabs')}
        tabs={tabs.map((each) => ({ value: each.tabCode, label: each.tabName }))}
        value={tab.tabCode}
        onChange={setTabCode}
        hue="lott"
      />
      {tab.plays.length > 1 && (
        <Segments
          label={tab.tabName}
          segments={tab.plays.map((each) => ({ value: each.playCode, label: each.playName }))}
          value={play.playCode}
          onChange={setPlayCode}
        />
      )}
      <PlayPanel
        key={`${tab.tabCode} ${play.playCode}`}
        play={play}
        lockedBecause={lockedBecause}
        onAdd={(line) => onAdd({ ...line, play })}
      />
    </>
  );
};
