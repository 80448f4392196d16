import { make, need } from '../../kit/dom.js';

/** @import { Faces, FishKind, FishState, FishTexts } from './types.d.ts' */

/**
 * The kinds to aim at, for hands that do not touch the sea: arrow keys choose, the large button and the space bar fire.
 *
 * @param {{ faces: Faces, texts: FishTexts, state: FishState }} parts
 */
export const createAim = ({ faces, texts, state }) => {
  const host = need('aim', HTMLElement);
  const kinds = /** @type {[FishKind, number][]} */ (Object.entries(state.rules.multipliers));
  let [[chosen] = ['x2']] = kinds;

  const fields = kinds.map(([kind, multiplier]) => {
    const { name, url } = faces[kind];
    const input = make('input', { type: 'radio', name: 'kind', value: kind });
    input.checked = kind === chosen;
    input.setAttribute('aria-label', texts.text('sayKind', { name, multiplier }));
    input.addEventListener('change', () => {
      chosen = kind;
    });
    return make('label', { class: 'kind' }, [
      input,
      make('img', { src: url, alt: '', draggable: 'false' }),
      make('b', { 'aria-hidden': 'true' }, [`×${multiplier}`]),
    ]);
  });
  host.replaceChildren(...fields);

  return { kind: () => /** @type {FishKind} */ (chosen) };
};

/** @typedef {ReturnType<typeof createAim>} Aim */
