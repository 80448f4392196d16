import { SHORT_TEXT_MAX, toShortText } from '@shared-kernel/contracts/system/values';
import { Search } from '@shared-kernel/ui/icons';
import { TextField } from '@shared-kernel/ui/text-field';
import { type KeyboardEvent, useState } from 'react';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import styles from './game-search.module.css';

interface GameSearchProps {
  /** What is searched for now. */
  readonly name: string;
  /** How many games there are to search among; undefined or 0 where nobody counts them. */
  readonly total: number | undefined;
  readonly onSearch: (name: string) => void;
}

/** A search by name, sent with Enter and not before (browsing §2, §5). */
export const GameSearch = ({ name, total = 0, onSearch }: GameSearchProps) => {
  const { t } = useTranslation('browse');
  const format = useFormat();
  const [typed, setTyped] = useState(name);
  const [shown, setShown] = useState(name);
  // A search that a tab or a chip has cleared.
  if (shown !== name) {
    setShown(name);
    setTyped(name);
  }
  const label = total > 0 ? t('list.searchAmong', { count: total, total: format.number(total) }) : t('list.search');
  const send = (event: KeyboardEvent) => {
    // Enter within a syllable that is being put together chooses it.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSearch(toShortText(typed));
  };
  return (
    <div className={styles.field}>
      <TextField
        label={t('list.search')}
        isLabelHidden
        placeholder={label}
        icon={Search}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        dir="auto"
        maxLength={SHORT_TEXT_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={send}
      />
    </div>
  );
};
