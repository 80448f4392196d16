import { Note } from '@shared-kernel/ui/note';
import { type BreakOn, type BreakPlace, useBreakWords } from './use-break-words.ts';

interface BreakNoteProps {
  readonly at: BreakPlace;
  readonly exclusion: BreakOn;
}

/** That a break from play is on, where it stands in the way. */
export const BreakNote = ({ at, exclusion }: BreakNoteProps) => (
  <Note tone="warn">{useBreakWords()(at, exclusion)}</Note>
);
