import { screen } from '@testing-library/react';

/** The names of the elements of a role on the page, in order; only those of `among` where it is given. */
export const shownNames = (role: 'tab' | 'button' | 'link', among?: readonly string[]): readonly string[] =>
  screen
    .queryAllByRole(role)
    .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '')
    .filter((name) => among?.includes(name) !== false);
