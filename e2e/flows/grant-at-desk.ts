import type { Account } from '../fixtures/control.ts';
import { controlAddress } from '../fixtures/site.ts';

/** Grants a reward as the operator does it; 0 times is own money. */
export const grantAtDesk = async ({ brand, username }: Account, title: string, amount: string, turnover = 0) => {
  const response = await fetch(`${controlAddress()}/rewards`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      merchant: brand,
      username,
      'title-EN': title,
      'title-TY': title,
      amount,
      turnover: String(turnover),
      sure: 'yes',
      grant: 'reward',
    }),
  });
  if (response.status !== 303) throw new Error(`The desk answered a grant with ${response.status}.`);
};
