import { setTimeout as sleep } from 'node:timers/promises';
import { cancelDeposit, depositByGateway, getDeposit } from '@shared-kernel/contracts/member/deposits';
import { isDone, type Soak, submit, untilAnswered } from '../ask.ts';
import { between, happens } from '../dice.ts';
import { calling, type Member } from '../member.ts';

const LOOKS = 60;
const LOOK_EVERY_MS = 500;
const SEE_OTHER = 303;

/** The provider's page for an order: it comes with a look at the order, once the provider has been told. */
const pageOf = async (soak: Soak, member: Member, orderNo: string): Promise<string> => {
  for (let look = 0; look < LOOKS; look += 1) {
    const { value } = await untilAnswered(soak, 'deposit', calling(member, getDeposit, { orderNo, language: 'EN' }));
    if (value.pay?.url !== undefined) return value.pay.url;
    await sleep(LOOK_EVERY_MS);
  }
  throw new Error(`The provider has no page for ${orderNo}.`);
};

/** The payer's press, again until the provider has taken it. */
const press = async (page: string, action: 'pay' | 'decline'): Promise<void> => {
  for (let tries = 0; tries < LOOKS; tries += 1) {
    const body = new URLSearchParams({ action });
    const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
    if (answer?.status === SEE_OTHER) return;
    await sleep(LOOK_EVERY_MS);
  }
  throw new Error(`The provider's page ${page} took nothing.`);
};

/** Paid, declined or taken back on the provider's page. The platform hears of it when the provider likes, signed; or asks. */
export const pagedDeposit = async (soak: Soak, member: Member): Promise<void> => {
  const pesos = between(100, 1000);
  const asked = { channel: 'GATEWAY', amount: `${pesos}.00`, language: 'EN' } as const;
  const reply = await submit(soak, 'deposit', calling(member, depositByGateway, asked), (value) => value);
  if (!isDone(reply)) return;
  const { orderNo } = reply.value;
  const page = await pageOf(soak, member, orderNo);
  const isDeclined = happens(15);
  const isTakenBack = !isDeclined && happens(15);
  if (isTakenBack) await untilAnswered(soak, 'deposit', calling(member, cancelDeposit, { orderNo, language: 'EN' }));
  await press(page, isDeclined ? 'decline' : 'pay');
  const ends = isTakenBack ? ['credited', 'failed'] : [isDeclined ? 'failed' : 'credited'];
  soak.book.deposits.set(orderNo, { username: member.username, received: isDeclined ? 0 : pesos * 100, ends });
};
