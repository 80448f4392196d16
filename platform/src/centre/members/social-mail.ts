import { eventHandler } from '../../outbox/outbox.ts';
import { messages } from './members.tables.ts';

const NAMES: Readonly<Record<string, string>> = { facebook: 'Facebook', google: 'Google' };

const nameOf = (provider: string): string => NAMES[provider] ?? provider;

/** A mail for each link to a provider: whoever did not make it learns of it, and of the way to undo it. */
export const socialMail = eventHandler('social.linked', async (tx, { memberId, provider }, at) => {
  const name = nameOf(provider);
  await tx.insert(messages).values({
    memberId,
    subject: { EN: `Linked with ${name}`, TY: `Naiugnay sa ${name}` },
    body: {
      EN: `${name} alone now opens your account. Was it not you? Change your password: that undoes it. And tell customer service.`,
      TY: `Sapat na ngayon ang ${name} para mabuksan ang account mo. Hindi ikaw iyon? Palitan ang password: mawawala ang ugnayan. At sabihin sa customer service.`,
    },
    sentAt: at,
  });
});

/** And for each link that is taken away. */
export const unlinkedMail = eventHandler('social.unlinked', async (tx, { memberId, provider }, at) => {
  const name = nameOf(provider);
  await tx.insert(messages).values({
    memberId,
    subject: { EN: `No longer linked with ${name}`, TY: `Hindi na nakaugnay sa ${name}` },
    body: {
      EN: `${name} no longer opens your account. Was it not you? Change your password and tell customer service.`,
      TY: `Hindi na nabubuksan ng ${name} ang account mo. Hindi ikaw iyon? Palitan ang password at sabihin sa customer service.`,
    },
    sentAt: at,
  });
});
