import * as contract from '@shared-kernel/contracts/member/bank-accounts';
import { payeeNameOf } from '../../accounts/accounts.public.ts';
import { asc, eq } from '../../database/orm.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import { maskName } from '../../records/mask-name.ts';
import { addAccount } from './add-account.ts';
import { withdrawBanks } from './bank-accounts.tables.ts';
import { changeAccount } from './change-account.ts';
import { accountsOf, toCard } from './list-accounts.ts';

/** Where members have their money sent to: their own accounts only, whatever id is sent. */
export const bankAccountsApi = (api: Api): void => {
  answerMember(api, contract.getWithdrawBanks, async ({ platform, session: { member } }) => {
    const banks = await platform.db
      .select()
      .from(withdrawBanks)
      .where(eq(withdrawBanks.merchant, member.merchant))
      .orderBy(asc(withdrawBanks.sort));
    return { list: banks.map(({ code, name, kind, accountPattern }) => ({ code, name, kind, accountPattern })) };
  });

  answerMember(api, contract.getBankCards, async ({ platform: { db }, session: { member }, now }) => {
    const payeeName = await payeeNameOf(db, member.id);
    return {
      list: (await accountsOf(db, member.id, now)).map(toCard),
      max: contract.BANK_CARDS_MAX,
      ...(payeeName === null ? {} : { payeeName: maskName(payeeName) }),
    };
  });

  answerMember(api, contract.addBankCard, async (call) => toCard(await addAccount(call)));
  answerMember(api, contract.changeBankCard, async (call) =>
    toCard(await changeAccount(call, call.input.id, call.input.action === 'default' ? 'default' : 'kept')),
  );
  answerMember(api, contract.removeBankCard, async (call) =>
    toCard(await changeAccount(call, call.input.id, 'removed')),
  );
};
