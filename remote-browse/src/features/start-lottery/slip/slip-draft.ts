import { combinationsOf } from '@shared-kernel/contracts/browse/lottery-lines';
import { array, type Infer, int, object, string } from '@shared-kernel/contracts/schema';
import { toDecimalAmount } from 'shared-kernel/format';
import type { Play } from '../../../shared/lottery/lottery.ts';
import { type Marks, spellLine } from '../../../shared/orders/spell-line.ts';
import type { SlipLine } from '../../../shared/slip/slip.ts';
import { isLine } from '../picks/marks.ts';
import { mostTimes } from '../play/stakes.ts';

const lineSchema = object({
  id: string(),
  playCode: string(),
  marks: array(array(string())),
  /** Of one combination, in centavos. */
  stake: int(),
});

/** What stands on the slip, and for which draw it was gathered. */
export const draftSchema = object({ numero: string(), multiple: int(), lines: array(lineSchema) });

export type SlipDraft = Infer<typeof draftSchema>;
export type DraftLine = SlipDraft['lines'][number];

export const EMPTY_SLIP: SlipDraft = { numero: '', multiple: 1, lines: [] };

const playOf = (plays: readonly Play[], { playCode }: DraftLine): Play | undefined =>
  plays.find((play) => play.playCode === playCode);

/** The lines that can still be played: of a draft from before, a play may be gone or have other numbers. */
export const playable = (draft: SlipDraft, plays: readonly Play[]): SlipDraft => ({
  ...draft,
  lines: draft.lines.filter((line) => {
    const play = playOf(plays, line);
    return play !== undefined && isLine(play, line.marks) && mostTimes(play, line.stake) > 0;
  }),
});

const nextId = ({ lines }: SlipDraft): string => String(Number(lines.at(-1)?.id ?? 0) + 1);

/** A line for the draw of now. An empty slip takes the draw of its first line. */
export const withLine = (
  draft: SlipDraft,
  numero: string,
  { play, marks, stake }: { readonly play: Play; readonly marks: Marks; readonly stake: number },
): SlipDraft => ({
  ...draft,
  numero: draft.lines.length === 0 ? numero : draft.numero,
  lines: [
    ...draft.lines,
    { id: nextId(draft), playCode: play.playCode, marks: marks.map((group) => [...group]), stake },
  ],
});

/** Without a line; an empty slip has forgotten its multiple and its draw. */
export const withoutLine = (draft: SlipDraft, id: string): SlipDraft => {
  const lines = draft.lines.filter((line) => line.id !== id);
  return lines.length === 0 ? EMPTY_SLIP : { ...draft, lines };
};

/** The most by which all stakes may be multiplied: what the narrowest line allows. */
export const mostMultiple = (draft: SlipDraft, plays: readonly Play[]): number =>
  draft.lines.reduce((most, line) => {
    const play = playOf(plays, line);
    return play === undefined ? most : Math.min(most, mostTimes(play, line.stake));
  }, Number.POSITIVE_INFINITY);

/** The lines as the slip shows and counts them. */
export const slipLinesOf = (draft: SlipDraft, plays: readonly Play[]): readonly SlipLine[] =>
  draft.lines.flatMap((line) => {
    const play = playOf(plays, line);
    if (play === undefined) return [];
    return {
      id: line.id,
      label: spellLine(play, line.marks),
      detail: play.playName,
      stake: toDecimalAmount(line.stake),
      bets: combinationsOf(play, line.marks),
    };
  });
