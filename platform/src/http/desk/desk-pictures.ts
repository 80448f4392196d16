import { html } from 'hono/html';
import type { Content } from './desk-page.ts';

/** On the platform's own port, as the desk is: no site leads to it. */
export const DESK_PICTURES_PATH = '/pictures';

/** Pictures on a page of the desk, each a link to itself in full. */
export const deskPictures = (names: readonly string[]): readonly Content[] =>
  names.map((name, index) => {
    const address = `${DESK_PICTURES_PATH}/${name}`;
    return html`<a href="${address}"><img src="${address}" alt="Picture ${index + 1}" height="120" loading="lazy"></a> `;
  });
