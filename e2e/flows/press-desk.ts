import { controlAddress } from '../fixtures/site.ts';

/** Sends a form of the operator's desk; the button that is pressed stands last in it. */
export const pressDesk = async (path: string, form: Readonly<Record<string, string>>): Promise<void> => {
  const response = await fetch(`${controlAddress()}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  if (response.status !== 303) throw new Error(`The desk answered ${path} with ${response.status}.`);
};
