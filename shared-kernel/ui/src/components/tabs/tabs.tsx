import { Tabs as Base } from '@base-ui/react/tabs';
import { Icon, type IconDrawing } from '@shared-kernel/ui/icon';
import type { Hue } from '@shared-kernel/ui/icons';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconDrawing;
  /** What the tab shows; leave it out on every tab when one area below changes with the choice. */
  readonly content?: ReactNode;
}

interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The underline's hue. */
  readonly hue?: Hue;
  /** Arrow keys only lead to a tab, Enter chooses it: where choosing one leaves the page. */
  readonly isManual?: boolean;
}

/** Views of a page under one line; the line scrolls sideways when they do not fit. */
export const Tabs = <Value extends string>({
  label,
  tabs,
  value,
  onChange,
  hue,
  isManual = false,
}: TabsProps<Value>) => (
  <Base.Root value={value} onValueChange={(next: Value) => onChange(next)} data-cat={hue}>
    <Base.List className={styles.line} aria-label={label} activateOnFocus={!isManual}>
      {tabs.map((tab) => (
        <Base.Tab key={tab.value} className={styles.tab} value={tab.value}>
          {tab.icon !== undefined && <Icon of={tab.icon} size="s" />}
          {tab.label}
        </Base.Tab>
      ))}
    </Base.List>
    {tabs.map(
      (tab) =>
        tab.content !== undefined && (
          <Base.Panel key={tab.value} value={tab.value}>
            {tab.content}
          </Base.Panel>
        ),
    )}
  </Base.Root>
);
