import type { ContractKind } from '@shared-kernel/contracts/agent/contracts';
import { agentContracts } from '../../agent/agent.public.ts';
import { and, eq } from '../../database/orm.ts';
import { eventHandler } from '../../outbox/outbox.ts';
import { messages } from './mail.tables.ts';

const SUBJECTS: Readonly<Record<ContractKind, (typeof messages.$inferInsert)['subject']>> = {
  salary: { EN: 'New daily salary contract', TY: 'Bagong kontrata sa arawang sahod' },
  dividend: { EN: 'New dividend contract', TY: 'Bagong kontrata sa dividend' },
  hourly: { EN: 'New hourly salary contract', TY: 'Bagong kontrata sa sahod bawat oras' },
};

const BODY = {
  EN: 'It is proposed by the operator and is waiting for your answer. Open Home, see what it pays, then agree or reject.',
  TY: 'Alok ito ng operator at naghihintay ng sagot mo. Buksan ang Home, tingnan ang bayad, saka pumayag o tanggihan.',
};

/** A mail for each contract that the operator proposes, unless it is withdrawn or answered before. */
export const contractMail = eventHandler('contract.proposed', async (tx, { contractId }, at) => {
  const { id, memberId, kind, status } = agentContracts;
  const [waiting] = await tx
    .select({ memberId, kind })
    .from(agentContracts)
    .where(and(eq(id, contractId), eq(status, 'proposed')));
  if (!waiting) return;
  await tx
    .insert(messages)
    .values({ memberId: waiting.memberId, subject: SUBJECTS[waiting.kind], body: BODY, sentAt: at });
});
