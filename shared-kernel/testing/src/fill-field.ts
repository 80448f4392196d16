import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Puts a text into a field by one change, as a password manager does. `user.type` is for tests of single keys. */
export const fillField = async (field: HTMLElement, text: string): Promise<void> => {
  act(() => field.focus());
  await userEvent.paste(text, { delay: null });
};
