import { openSqlite } from '../reference/open-sqlite.ts';

/**
 * Fault modes of the provider's callbacks, for tests of a shop. `forged`: before the real callback one without a valid
 * signature reports ten times the amount.
 */
export const FAULT_MODES = ['good', 'late', 'doubled', 'out-of-order', 'lost', 'forged'] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

export const isFaultMode = (name: string): name is FaultMode => (FAULT_MODES as readonly string[]).includes(name);

export interface Payment {
  readonly orderNo: string;
  /** In the address of its page: whoever has it may pay, and nobody guesses it. */
  readonly token: string;
  readonly reference: string;
  readonly kind: string;
  readonly title: string;
  readonly language: string;
  readonly currency: string;
  readonly amountMinor: string;
  readonly paidMinor: string | null;
  readonly state: string;
  /** Milliseconds since 1970, as all times here. */
  readonly dueAt: number;
  readonly merchant: string;
  /** Empty without a page to go back to. */
  readonly returnUrl: string;
}

export interface Payout {
  readonly orderNo: string;
  readonly reference: string;
  readonly currency: string;
  readonly amountMinor: string;
  readonly accountNumber: string;
  readonly payeeName: string;
  readonly state: string;
  readonly dueAt: number;
}

/** A callback that has to be delivered. */
export interface Message {
  readonly id: string;
  readonly body: string;
  /** 1 for one that is signed with a key which nobody has. */
  readonly isForged: number;
  readonly tries: number;
  readonly dueAt: number;
}

const TABLES = `
  create table if not exists payments (
    orderNo text primary key, token text not null unique, reference text not null, kind text not null, title text not null,
    language text not null, currency text not null, amountMinor text not null, paidMinor text, state text not null,
    dueAt integer not null
  ) strict;
  create table if not exists payouts (
    orderNo text primary key, reference text not null, currency text not null, amountMinor text not null,
    accountNumber text not null, payeeName text not null, state text not null, dueAt integer not null
  ) strict;
  create table if not exists messages (
    id text primary key, body text not null, isForged integer not null, tries integer not null, dueAt integer not null
  ) strict;
  create table if not exists fault_mode (only integer primary key check (only = 1), name text not null) strict;
`;

/** The provider's store, in one file, so that its answers survive a restart. `:memory:` for tests. */
export const openStore = (file: string) => {
  const { one, all, run, insert, hasColumn, together, close } = openSqlite(file, TABLES);
  // A file of an older provider.
  for (const column of ['merchant', 'returnUrl'])
    if (!hasColumn('payments', column)) run(`alter table payments add column ${column} text not null default ''`);

  return {
    together,
    /** Written once: what has the same order number stays as it is. */
    addPayment: (row: Payment) => insert('payments', row, 'ignore'),
    payment: (orderNo: string) => one<Payment>('select * from payments where orderNo = ?', orderNo),
    paymentOf: (token: string) => one<Payment>('select * from payments where token = ?', token),
    lastPayments: (count: number) => all<Payment>('select * from payments order by dueAt desc limit ?', count),
    endPayment: (orderNo: string, state: string, paidMinor: string | null) =>
      run('update payments set state = ?, paidMinor = ? where orderNo = ?', state, paidMinor, orderNo),
    addPayout: (row: Payout) => insert('payouts', row, 'ignore'),
    payout: (orderNo: string) => one<Payout>('select * from payouts where orderNo = ?', orderNo),
    lastPayouts: (count: number) => all<Payout>('select * from payouts order by dueAt desc limit ?', count),
    duePayouts: (now: number) => all<Payout>("select * from payouts where state = 'accepted' and dueAt <= ?", now),
    endPayout: (orderNo: string, state: string) =>
      run('update payouts set state = ? where orderNo = ?', state, orderNo),
    addMessage: (row: Message) => insert('messages', row, 'ignore'),
    dueMessages: (now: number) => all<Message>('select * from messages where dueAt <= ? order by dueAt limit 20', now),
    delayMessage: (id: string, dueAt: number) =>
      run('update messages set tries = tries + 1, dueAt = ? where id = ?', dueAt, id),
    removeMessage: (id: string) => run('delete from messages where id = ?', id),
    faultMode: (): FaultMode => {
      const { name = 'good' } = one<{ name: string }>('select name from fault_mode') ?? {};
      return isFaultMode(name) ? name : 'good';
    },
    setFaultMode: (name: FaultMode) => run('insert or replace into fault_mode (only, name) values (1, ?)', name),
    close,
  };
};
export type Store = ReturnType<typeof openStore>;
