import { SHORT_TEXT_MAX, toShortText } from '@shared-kernel/contracts/system/values';
import { Search } from '@shared-kernel/ui/icons';
import { TextField } from '@shared-kernel/ui/text-field';
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { LaunchTo } from '../launch/use-launch-to.ts';
import styles from './game-search.module.css';
import { keepSearch } from './recent-searches.ts';
import { SearchSuggestions } from './search-suggestions.tsx';

interface GameSearchProps {
  /** What is searched for now. */
  readonly name: string;
  /** How many games there are to search among; undefined or 0 where nobody counts them. */
  readonly total: number | undefined;
  readonly launchTo: LaunchTo;
  readonly onSearch: (name: string) => void;
}

/** Calls `onLeave` when the focus has left the element, and on Escape within it; neither while `isOpen` is false. */
const useLeaving = (ref: RefObject<HTMLElement | null>, isOpen: boolean, onLeave: () => void): void => {
  useEffect(() => {
    const element = ref.current;
    if (!(isOpen && element)) return;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) onLeave();
    };
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // What is typed stays: the second Escape is the field's own.
      event.preventDefault();
      onLeave();
    };
    element.addEventListener('focusout', leave);
    element.addEventListener('keydown', close);
    return () => {
      element.removeEventListener('focusout', leave);
      element.removeEventListener('keydown', close);
    };
  }, [ref, isOpen, onLeave]);
};

/** A search by name, sent with Enter and not before (browsing §2, §5); until then suggestions stand below it. */
export const GameSearch = ({ name, total = 0, launchTo, onSearch }: GameSearchProps) => {
  const { t } = useTranslation('browse');
  const format = useFormat();
  const [typed, setTyped] = useState(name);
  const [shown, setShown] = useState(name);
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useLeaving(
    ref,
    isOpen,
    useCallback(() => setOpen(false), []),
  );
  // A search that a tab or a chip has cleared.
  if (shown !== name) {
    setShown(name);
    setTyped(name);
  }
  const label = total > 0 ? t('list.searchAmong', { count: total, total: format.number(total) }) : t('list.search');
  const search = (asked: string) => {
    setOpen(false);
    setTyped(asked);
    keepSearch(asked);
    onSearch(asked);
  };
  const press = (event: ReactKeyboardEvent) => {
    // Enter within a syllable that is being put together chooses it.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) search(toShortText(typed));
  };
  return (
    <div ref={ref} className={styles.field}>
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
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
        }}
        onKeyDown={press}
      />
      {isOpen && <SearchSuggestions typed={typed} launchTo={launchTo} onSearch={search} />}
    </div>
  );
};
