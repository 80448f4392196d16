import { exclusionAt } from '../../accounts/accounts.public.ts';
import { eventHandler } from '../../outbox/outbox.ts';
import { messages } from './mail.tables.ts';

const raised = (to: number) => ({
  subject: { EN: `You are VIP ${to} now`, TY: `VIP ${to} ka na ngayon` },
  body: {
    EN: `This month’s bets have opened VIP ${to}. The VIP room says what it brings and what keeps it.`,
    TY: `Nabuksan ng mga taya mo ngayong buwan ang VIP ${to}. Nasa VIP room ang mga hatid nito at kung paano ito mapapanatili.`,
  },
});

const lowered = (to: number) => ({
  subject: { EN: `Your level is VIP ${to} now`, TY: `VIP ${to} na ang level mo ngayon` },
  body: {
    EN: `Last month’s bets did not keep your previous level. The VIP room says what opens each level.`,
    TY: `Hindi napanatili ng mga taya noong nakaraang buwan ang dating level. Nasa VIP room kung ano ang nagbubukas sa bawat level.`,
  },
});

/** A mail for each change of the club level. To the self-excluded nothing is promoted. */
export const levelMail = eventHandler('level.changed', async (tx, { memberId, from, to }, at) => {
  if ((await exclusionAt(tx, memberId, at))?.kind === 'selfExclusion') return;
  await tx.insert(messages).values({ memberId, ...(to > from ? raised(to) : lowered(to)), sentAt: at });
});
