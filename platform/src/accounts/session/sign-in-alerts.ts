import type { Transaction } from '../../database/database.ts';
import { and, eq, isNotNull } from '../../database/orm.ts';
import type { WrappingKeys } from '../../encryption/key-wrap.ts';
import { members } from '../../identity/members.tables.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { sendMail } from '../../notifications/send-mail.ts';
import { type DomainEvents, eventHandler } from '../../outbox/outbox.ts';
import { memberProfiles } from '../registration/registration.tables.ts';

const SUBJECT = 'new login / bagong login';
/** Nobody has said in which language they read mail. */
const textOf = (device: string): string =>
  `Somebody logged in to your account from a new device (${device}). Not you? Sign it out in the settings and tell customer service.\n\n` +
  `May nag-login sa account mo mula sa bagong device (${device}). Hindi ikaw iyon? I-sign out ito sa settings, at sabihin sa customer service.`;

const mailProved = async (
  tx: Transaction,
  { memberId, browser, system, network }: DomainEvents['session.new-place'],
  at: Date,
  keys: WrappingKeys,
): Promise<void> => {
  const [found] = await tx
    .select({ address: memberProfiles.email, brand: merchants.name })
    .from(memberProfiles)
    .innerJoin(members, eq(members.id, memberProfiles.memberId))
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .where(
      and(
        eq(memberProfiles.memberId, memberId),
        eq(memberProfiles.isEmailVerified, true),
        isNotNull(memberProfiles.email),
      ),
    );
  if (!found?.address) return;
  const device = [browser, system, network].filter((part) => part !== null).join(', ') || '?';
  await sendMail(tx, { address: found.address, subject: `${found.brand}: ${SUBJECT}`, text: textOf(device), at }, keys);
};

/** A login from a new device is told by e-mail too, where the address is proved (ASVS 2.2.3). */
export const signInAlertMail = eventHandler('session.new-place', mailProved);
