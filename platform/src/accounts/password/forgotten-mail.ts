import { paths } from '@shared-kernel/contracts/system/paths';
import type { Language } from '@shared-kernel/contracts/system/values';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import type { Transaction } from '../../database/database.ts';
import { and, eq, sql } from '../../database/orm.ts';
import type { WrappingKeys } from '../../encryption/key-wrap.ts';
import { members } from '../../identity/members.tables.ts';
import { hashToken, newToken } from '../../identity/tokens.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { sendMail } from '../../notifications/send-mail.ts';
import { type DomainEvents, eventHandler } from '../../outbox/outbox.ts';
import { memberProfiles } from '../registration/registration.tables.ts';
import { passwordLinks } from './password.tables.ts';

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** Somebody, perhaps nobody's, wants to set a forgotten password by mail. */
    'password.forgotten': {
      readonly merchant: string;
      readonly username: string;
      readonly email: string;
      readonly language: Language;
      readonly siteOrigin: string;
    };
  }
}

/** How long a mail's link is good. */
const LINK_MINUTES = 30;

type Words = (brand: string, link: string) => { readonly subject: string; readonly text: string };

const WORDS: Readonly<Record<Language, Words>> = {
  EN: (brand, link) => ({
    subject: `${brand}: set a new password`,
    text: `Open this link within ${LINK_MINUTES} minutes to set a new password: ${link} Not you? Ignore this e-mail: your password stays as it is.`,
  }),
  TY: (brand, link) => ({
    subject: `${brand}: magtakda ng bagong password`,
    text: `Buksan ang link na ito sa loob ng ${LINK_MINUTES} minuto para magtakda ng bagong password: ${link} Hindi ikaw ang humiling? Huwag pansinin: mananatili ang password mo.`,
  }),
};

/** A mail to whoever has name and address of one member; the link before is void. Told after the answer, which knows of nobody. */
const mailLink = async (
  tx: Transaction,
  event: DomainEvents['password.forgotten'],
  at: Date,
  keys: WrappingKeys,
): Promise<void> => {
  const { merchant, username, email, language, siteOrigin } = event;
  const [found] = await tx
    .select({ memberId: members.id, address: memberProfiles.email, brand: merchants.name })
    .from(members)
    .innerJoin(memberProfiles, eq(memberProfiles.memberId, members.id))
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .where(
      and(
        eq(members.merchant, merchant),
        eq(members.username, username.trim().toLowerCase()),
        eq(sql`lower(${memberProfiles.email})`, email.trim().toLowerCase()),
        eq(members.isDisabled, false),
      ),
    )
    // Who changes the address meanwhile waits, and takes this link back.
    .for('share', { of: memberProfiles });
  if (!found?.address) return;
  const token = newToken();
  const link = { tokenHash: hashToken(token), expiresAt: new Date(at.getTime() + LINK_MINUTES * MINUTE_MS) };
  await tx
    .insert(passwordLinks)
    .values({ memberId: found.memberId, ...link })
    .onConflictDoUpdate({ target: passwordLinks.memberId, set: link });
  // Behind the `#` it reaches no server's log.
  const words = WORDS[language](found.brand, `${siteOrigin}${paths.forgotPassword}#token=${token}`);
  await sendMail(tx, { address: found.address, ...words, at }, keys);
};

/** What was typed, of a member or of nobody, is needed for the mail alone. */
export const forgottenMail = eventHandler('password.forgotten', mailLink, { redactFields: ['username', 'email'] });
