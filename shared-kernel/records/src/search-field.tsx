import { Search as SearchIcon } from '@shared-kernel/ui/icons';
import { TextField } from '@shared-kernel/ui/text-field';
import { useEffect, useState } from 'react';
import type { Search } from './filter-rules.ts';

/** Milliseconds of quiet after which a typed text counts. */
const SEARCH_QUIET_MS = 350;

interface SearchFieldProps {
  readonly search: Search;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text to search by: taken when the typing pauses, at once with Enter, and changed from outside when the address changes. */
export const SearchField = ({ search, value, onChange }: SearchFieldProps) => {
  const label = search.useLabel();
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [shown, setShown] = useState(value);
  // The address changed by itself, or says what was sent while more is being typed.
  if (shown !== value) {
    setShown(value);
    if (value !== sent) setTyped(value);
    setSent(value);
  }
  const text = typed.trim();
  const send = () => {
    setSent(text);
    onChange(text);
  };
  const isNew = text !== value;
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(send, SEARCH_QUIET_MS);
    return () => clearTimeout(timer);
  });
  return (
    <TextField
      label={label}
      isLabelHidden
      placeholder={label}
      icon={SearchIcon}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="none"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send();
      }}
    />
  );
};
