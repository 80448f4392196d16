import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database/database.ts';
import { holdMembers } from '../../identity/hold-members.ts';
import { rateText } from '../../ledger/money.ts';
import { type RateSetting, type Rates, settingsOf, type Upline } from './rate-settings.ts';
import { agentRates } from './rates.tables.ts';

interface Receiver {
  readonly upline: Upline;
  readonly memberId: number;
  readonly now: Date;
}

/** Sets the rates that differ from those of now, from today on, with a trace. Whoever asks has held both members. */
export const writeRates = async (
  tx: Transaction,
  { upline, memberId, now }: Receiver,
  settings: readonly RateSetting[],
  rates: Rates,
): Promise<void> => {
  const fromDay = dayOf(now);
  const changed = settings.flatMap(({ category, rate: was }) => {
    const rate = rates[category] ?? was;
    return rate === was ? [] : [{ memberId, category, fromDay, rate }];
  });
  if (changed.length === 0) return;
  for (const row of changed)
    await tx
      .insert(agentRates)
      .values(row)
      .onConflictDoUpdate({
        target: [agentRates.memberId, agentRates.category, agentRates.fromDay],
        set: { rate: row.rate },
      });
  const given = Object.fromEntries(changed.map(({ category, rate }) => [category, rateText(rate)]));
  const details = { ...given, by: upline.id };
  await audit(tx, { event: 'rebate.changed', at: now, merchant: upline.merchant, memberId, details });
};

/** What may be given of the rates that are asked for, or a refusal of them all. */
type Fit = (settings: readonly RateSetting[], asked: Rates) => Rates;

/** Gives rates to a member who has just joined. */
export const giveRates = async (tx: Transaction, to: Receiver, asked: Rates, fit: Fit): Promise<void> => {
  if (Object.keys(asked).length === 0) return;
  await holdMembers(tx, [to.upline.id]);
  const settings = await settingsOf(tx, to.upline, to.memberId, dayOf(to.now));
  await writeRates(tx, to, settings, fit(settings, asked));
};
