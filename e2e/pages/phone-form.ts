import type { Locator } from '@playwright/test';
import { lastNotice } from '../fixtures/notices.ts';
import type { Texts } from '../fixtures/texts.ts';

const CODE = /\b(\d{6})\b/;

/** A mobile number with the code that is sent to it, in whichever form asks for them. */
export const phoneForm = (form: Locator, t: Texts, labels: { readonly number: string; readonly code: string }) => {
  const number = form.getByLabel(labels.number, { exact: true });
  const code = form.getByLabel(labels.code, { exact: true });
  const rest = form.getByRole('button', { name: new RegExp(t('forms:code.wait', { seconds: '\\d+' })) });
  const ask = async (mobile: string): Promise<void> => {
    await number.fill(mobile);
    await form.getByRole('button', { name: t('forms:code.send') }).click();
    await rest.waitFor();
  };
  return {
    number,
    code,
    ask,
    /** Asks for a code and types the one that the phone got. */
    prove: async (mobile: string): Promise<void> => {
      await ask(mobile);
      await code.fill(await lastNotice(`+63${mobile}`, CODE));
    },
  };
};
