import type { Locator } from '@playwright/test';

/**
 * Says yes to a question, and waits until what it asks for is done: it has closed, and its entry of the history is gone. A visit
 * that begins before that step back has arrived is given up by the browser (`net::ERR_ABORTED`).
 */
export const sayYes = async (question: Locator, action: string): Promise<void> => {
  await question.getByRole('button', { name: action }).click();
  await question.waitFor({ state: 'hidden' });
  await question
    .page()
    .waitForFunction(
      () =>
        (history.state?.overlays ?? 0) === document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length,
    );
};
