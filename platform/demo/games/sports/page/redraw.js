import { make } from '../../kit/dom.js';

/**
 * Draws anew what has changed; nothing, where all is as it was. The focus stays on what has the same `data-key`.
 *
 * @param {HTMLElement} container
 * @param {readonly Node[]} nodes
 */
export const redraw = (container, nodes) => {
  const next = make('div', {}, nodes);
  if (next.innerHTML === container.innerHTML) return;
  const focused = container.contains(document.activeElement) ? document.activeElement : null;
  const key = focused?.getAttribute('data-key');
  container.replaceChildren(...next.childNodes);
  if (!focused) return;
  const again = key && container.querySelector(`[data-key="${CSS.escape(key)}"]`);
  (again instanceof HTMLElement ? again : container).focus({ preventScroll: true });
};
