import { eventHandler } from '../../outbox/outbox.ts';
import { messages } from './members.tables.ts';

/** A mail for each login from a browser and an address that were not known (ASVS 2.2.3). */
export const newPlaceMail = eventHandler(
  'session.new-place',
  async (tx, { memberId, browser, system, network }, at) => {
    const device = [browser, system].filter((family) => family !== null).join(', ');
    const where = [device, network].filter(Boolean).join(', ');
    const about = where === '' ? '' : ` (${where})`;
    await tx.insert(messages).values({
      memberId,
      subject: { EN: 'New sign-in', TY: 'Bagong sign-in' },
      body: {
        EN: `Your account was signed in to from a new device${about}. Was it not you? Sign it out in the settings, and tell customer service.`,
        TY: `May nag-sign in sa account mo mula sa bagong device${about}. Hindi ikaw iyon? I-sign out ito sa settings, at sabihin sa customer service.`,
      },
      sentAt: at,
    });
  },
);
