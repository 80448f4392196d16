import { Icon } from '@shared-kernel/ui/icon';
import { ChevronRight, type Hue } from '@shared-kernel/ui/icons';
import { type PressAction, Pressable } from '@shared-kernel/ui/pressable';
import type { ReactNode } from 'react';
import styles from './list-row.module.css';

interface RowContent {
  /** A 40 px square at the start: an icon on its hue's tint, or a picture. */
  readonly lead?: ReactNode;
  readonly hue?: Hue;
  readonly title: ReactNode;
  readonly sub?: ReactNode;
  /** At the end, instead of the chevron. */
  readonly trailing?: ReactNode;
  /** What waits behind the row, before its chevron: a number, an amount. */
  readonly badge?: ReactNode;
}

interface RowProps extends RowContent {
  /** Of a row that opens and closes a list below it. */
  readonly isExpanded?: boolean;
}

type ListRowProps = RowProps & (PressAction | { readonly to?: never; readonly href?: never; readonly onPress?: never });

const Content = ({ lead, hue, title, sub, badge, trailing, leads }: RowContent & { readonly leads: boolean }) => (
  <>
    {lead !== undefined && (
      <span className={styles.lead} data-cat={hue ?? 'info'}>
        {lead}
      </span>
    )}
    <span className={styles.body}>
      <span className={styles.title}>{title}</span>
      {sub !== undefined && <span className={styles.sub}>{sub}</span>}
    </span>
    {badge}
    {trailing}
    {leads && trailing === undefined && (
      <span className={styles.chevron}>
        <Icon of={ChevronRight} />
      </span>
    )}
  </>
);

/** One line of a list: what it is, a word more, and something at its end. With somewhere to go, all of it is the target. */
export const ListRow = ({ lead, hue, title, sub, badge, trailing, isExpanded, ...action }: ListRowProps) => {
  const leads = action.to !== undefined || action.href !== undefined || action.onPress !== undefined;
  const content = (
    <Content
      lead={lead}
      title={title}
      sub={sub}
      badge={badge}
      trailing={trailing}
      leads={leads}
      {...(hue && { hue })}
    />
  );
  return (
    <li className={styles.item}>
      {leads ? (
        <Pressable className={styles.row} isExpanded={isExpanded} {...(action as PressAction)}>
          {content}
        </Pressable>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
    </li>
  );
};

interface RowListProps {
  readonly label?: string;
  /** Without a ground of its own, for rows inside a panel. */
  readonly isFlat?: boolean;
  readonly children: ReactNode;
}

/** Rows in one card, a hairline between them. */
export const RowList = ({ label, isFlat = false, children }: RowListProps) => (
  <ul className={styles.list} aria-label={label} data-flat={isFlat || undefined}>
    {children}
  </ul>
);
