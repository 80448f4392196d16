/**
 * The element with an id, as what it must be. The page and the scripts are one piece: a missing element is a defect.
 *
 * @template {Element} Kind
 * @param {string} id
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
export const need = (id, kind) => {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${kind.name} with the id "${id}".`);
  return element;
};

/**
 * A new element with attributes and children.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Readonly<Record<string, string>>} [attributes]
 * @param {readonly (Node | string)[]} [children]
 */
export const make = (tag, attributes = {}, children = []) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

/**
 * A drawing as an address for an image: drawings stay apart from the page, so their ids cannot collide.
 *
 * @param {string} svg
 */
export const drawingUrl = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** True where the player asked for less motion. */
export const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
