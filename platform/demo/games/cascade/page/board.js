import { make } from '../../kit/dom.js';
import { COLUMNS, createMotion, ROWS } from './pieces.js';

/** @import { Board, CascadeSymbol, Cell, Faces } from './types.d.ts' */

/** What is shown before the first round: no win. */
const RESTING = /** @type {Board} */ ([
  ['fifth', 'second', 'seventh', 'sixth', 'eighth'],
  ['first', 'eighth', 'third', 'seventh', 'fifth'],
  ['sixth', 'fifth', 'first', 'second', 'seventh'],
  ['third', 'seventh', 'eighth', 'first', 'sixth'],
  ['eighth', 'first', 'fourth', 'fifth', 'second'],
  ['seventh', 'fourth', 'sixth', 'third', 'fourth'],
]);

/**
 * The board: six columns of five. It is a picture for those who listen, told by how many there are of each.
 *
 * @param {HTMLElement} host
 * @param {(counts: readonly (readonly [symbol: CascadeSymbol, count: number])[]) => string} describe
 */
export const createBoard = (host, describe) => {
  const pieces = Array.from({ length: COLUMNS }, () =>
    Array.from({ length: ROWS }, () => {
      const image = make('img', { alt: '', draggable: 'false', hidden: '' });
      return { piece: make('div', { class: 'piece' }, [image]), image };
    }),
  );
  host.replaceChildren(
    ...pieces.map((column) =>
      make(
        'div',
        { class: 'column' },
        column.map(({ piece }) => make('div', { class: 'cell' }, [piece])),
      ),
    ),
  );
  const motion = createMotion();
  /** @type {Faces | undefined} */
  let faces;
  let shown = RESTING;

  const all = () => pieces.flatMap((column, at) => column.map(({ piece }, row) => ({ piece, column: at, row })));

  /** @param {Cell} cell */
  const pieceAt = ([column, row]) => pieces[column]?.[row]?.piece;

  const dim = () => {
    for (const { piece } of all()) piece.removeAttribute('data-win');
    delete host.dataset.winning;
  };

  const countAll = () => {
    /** @type {Map<CascadeSymbol, number>} */
    const counts = new Map();
    for (const symbol of shown.flat()) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    return [...counts].sort(([, one], [, other]) => other - one);
  };

  /** @param {Board} board */
  const show = (board) => {
    shown = board;
    dim();
    motion.still();
    for (const { column, row } of all()) {
      const symbol = board[column]?.[row];
      const image = pieces[column]?.[row]?.image;
      if (!image || !faces || !symbol) continue;
      if (image.dataset.symbol !== symbol) image.src = faces[symbol].url;
      image.dataset.symbol = symbol;
      image.hidden = false;
    }
    host.setAttribute('aria-label', describe(countAll()));
  };
  show(shown);

  return {
    show,
    hurry: motion.hurry,

    /** What was in view when the board last came to rest. */
    resting: () => shown,

    /** The symbols come into being. @param {Faces} given */
    dress: (given) => {
      faces = given;
      show(shown);
    },

    /** Lets everything fall out. */
    empty: async () => {
      dim();
      await motion.leave(all());
    },

    /** A whole new board falls in. @param {Board} board */
    fill: async (board) => {
      show(board);
      await motion.fall(all().map(({ piece, column }) => ({ piece, column, rows: ROWS })));
    },

    /** @param {readonly Cell[]} cells */
    light: (cells) => {
      host.dataset.winning = '';
      for (const cell of cells) pieceAt(cell)?.setAttribute('data-win', '');
    },

    /**
     * What has won vanishes; what is left of each column falls, and the next board's new symbols after it.
     *
     * @param {readonly Cell[]} gone
     * @param {Board} next
     */
    cascade: async (gone, next) => {
      await motion.vanish(gone.flatMap((cell) => pieceAt(cell) ?? []));
      const isGone = new Set(gone.map(String));
      /** From which row each row's piece comes; those of new symbols are above the board. @type {number[][]} */
      const from = pieces.map((column, at) => {
        const kept = column.flatMap((_, row) => (isGone.has(String([at, row])) ? [] : [row]));
        const fresh = ROWS - kept.length;
        return [...Array.from({ length: fresh }, (_, row) => row - fresh), ...kept];
      });
      show(next);
      const falls = all().map(({ piece, column, row }) => ({
        piece,
        column,
        rows: row - (from[column]?.[row] ?? row),
      }));
      await motion.fall(falls.filter(({ rows }) => rows > 0));
    },
  };
};

/** @typedef {ReturnType<typeof createBoard>} GameBoard */
