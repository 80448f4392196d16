import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendToWallet, type WalletAccess } from '../wallet.ts';

/** What the suite plays with: a ticket of a test member with 100.00 or more, in no break and with no limits near. */
export interface Suite extends WalletAccess {
  readonly ticket: string;
  /** Ends the member's session, where the caller can. */
  readonly endSession?: () => Promise<unknown>;
}

export interface CaseResult {
  readonly name: string;
  /** Undefined: as it has to be. */
  readonly fault?: string;
}

interface Answer {
  readonly status: number;
  readonly success?: boolean;
  readonly errorCode?: string;
  readonly value?: Readonly<Record<string, string>>;
}

const STAKE = 100;
const SKEW_MS = 6 * 60_000;

const expect = (isSo: boolean, what: string): void => {
  if (!isSo) throw new Error(what);
};

/** Refused with one of these codes. */
const refused = ({ errorCode, status }: Answer, ...codes: readonly string[]): void =>
  expect(codes.includes(errorCode ?? ''), `expected ${codes.join(' or ')}, got ${errorCode ?? status}`);

const done = ({ status, errorCode, value }: Answer): Readonly<Record<string, string>> => {
  expect(status === 200 && value !== undefined, `expected an answer, got ${errorCode ?? status}`);
  return value ?? {};
};

type Ask = Readonly<Record<string, unknown>>;

/** A vendor's side of the contract, with ids that nobody had before. */
const openSuite = async (suite: Suite) => {
  const mark = randomUUID().slice(0, 8);
  const send = async (call: string, ask: Ask, options: Parameters<typeof sendToWallet>[3] = {}): Promise<Answer> => {
    const { response, answer } = await sendToWallet(suite, call, ask, options);
    return { status: response.status, ...(answer as object) };
  };
  const opened = done(await send('authenticate', { ticket: suite.ticket }));
  const { session = '', player = '', currency = '' } = opened;
  const begun = new Set<string>();
  let begunAt = Number.NEGATIVE_INFINITY;
  /** Until another round may begin. */
  const pace = () => sleep(Math.max(0, begunAt + Number(opened.shortestRoundMs ?? 0) - performance.now()));
  const named = (round: string) => ({ player, roundId: `${mark}.${round}` });
  const money = (id: string, round: string, amount: number | string) => ({
    ...named(round),
    transactionId: `${mark}.${id}`,
    amountMinor: String(amount),
    currency,
  });
  return {
    send,
    session,
    pace,
    bet: async (id: string, round: string, amount: number | string = STAKE, more: Ask = {}) => {
      if (!begun.has(round)) await pace();
      const answer = await send('bet', { session, ...money(id, round, amount), ...more });
      if (answer.success && !begun.has(round)) {
        begun.add(round);
        begunAt = performance.now();
      }
      return answer;
    },
    win: (id: string, round: string, amount: number | string = STAKE, more: Ask = {}) =>
      send('win', { ...money(id, round, amount), ...more }),
    cancel: (id: string, round: string) => send('cancel', { ...named(round), transactionId: `${mark}.${id}` }),
    close: (round: string) => send('round-closed', named(round)),
    balance: async () => Number(done(await send('balance', { session })).balanceMinor),
  };
};
type Opened = Awaited<ReturnType<typeof openSuite>>;
type Case = (opened: Opened, suite: Suite) => Promise<void>;

/** Does something, and tells what the balance has changed by. */
const changeOf = async ({ balance }: Opened, work: () => Promise<unknown>): Promise<number> => {
  const before = await balance();
  await work();
  return (await balance()) - before;
};

const SIGNATURES: Readonly<Record<string, Case>> = {
  'a ticket opens once': async ({ send }, { ticket }) =>
    refused(await send('authenticate', { ticket }), 'session.expired'),
  'another key is refused': async ({ send, session }) =>
    refused(await send('balance', { session }, { key: Buffer.alloc(32).toString('base64') }), 'signature.invalid'),
  'an old and a future time are refused': async ({ send, session }) => {
    for (const skew of [-SKEW_MS, SKEW_MS])
      refused(await send('balance', { session }, { at: new Date(Date.now() + skew) }), 'signature.invalid');
  },
  'a message is heard once': async ({ send, session }) => {
    const id = randomUUID();
    done(await send('balance', { session }, { id }));
    refused(await send('balance', { session }, { id }), 'signature.replayed');
  },
  'a session that is none is refused': async ({ send }) =>
    refused(await send('balance', { session: 'none' }), 'session.expired'),
};

const MONEY: Readonly<Record<string, Case>> = {
  'a bet takes, a win pays': async (opened) => {
    const change = await changeOf(opened, async () => {
      const { betNo } = done(await opened.bet('1', 'a'));
      expect(done(await opened.win('2', 'a', 250)).betNo === betNo, 'the win names another bet');
      done(await opened.close('a'));
    });
    expect(change === 150, `the balance changed by ${change}, not by 150`);
  },
  'a lost round is closed, twice': async (opened) => {
    const change = await changeOf(opened, async () => {
      done(await opened.bet('3', 'b'));
      done(await opened.close('b'));
      done(await opened.close('b'));
    });
    expect(change === -STAKE, `the balance changed by ${change}`);
  },
  'the same id is answered alike, ten times at once': async (opened) => {
    const change = await changeOf(opened, async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => opened.bet('4', 'c')));
      const distinct = new Set(answers.map((answer) => JSON.stringify(done(answer))));
      expect(distinct.size === 1, 'the answers differ');
      done(await opened.win('5', 'c', 70));
      done(await opened.win('5', 'c', 70));
    });
    expect(change === 70 - STAKE, `the balance changed by ${change}`);
  },
  'the same id with other content is refused': async (opened) => {
    done(await opened.bet('6', 'd'));
    refused(await opened.bet('6', 'd', STAKE + 1), 'request.duplicate');
    refused(await opened.win('6', 'd'), 'request.duplicate');
    done(await opened.close('d'));
  },
  'amounts that are none are refused': async (opened) => {
    for (const amount of ['-1', '0', '1.5', '1e3', '9999999999999', '', 'NaN'])
      refused(await opened.bet('7', 'e', amount), 'request.invalid');
  },
  'a stake that is not there is refused whole': async (opened) => {
    const change = await changeOf(opened, async () =>
      refused(await opened.bet('8', 'e', 999_999_999_999), 'wallet.insufficient', 'limit.loss'),
    );
    expect(change === 0, `the balance changed by ${change}`);
  },
  'another currency is refused': async (opened) => {
    refused(await opened.bet('9', 'e', STAKE, { currency: 'XXX' }), 'currency.wrong');
  },
  'another player is refused': async (opened) => {
    refused(await opened.bet('10', 'e', STAKE, { player: 'nobody' }), 'player.unknown');
    refused(await opened.win('11', 'a', STAKE, { player: 'nobody' }), 'player.unknown');
  },
};

const ROUNDS: Readonly<Record<string, Case>> = {
  'a cancelled bet is given back once': async (opened) => {
    const change = await changeOf(opened, async () => {
      done(await opened.bet('20', 'f'));
      done(await opened.cancel('20', 'f'));
      done(await opened.cancel('20', 'f'));
    });
    expect(change === 0, `the balance changed by ${change}`);
    refused(await opened.bet('20', 'f'), 'bet.cancelled');
    refused(await opened.win('21', 'f'), 'round.cancelled');
  },
  'a bet after its cancel is refused': async (opened) => {
    done(await opened.cancel('22', 'g'));
    refused(await opened.bet('22', 'g'), 'bet.cancelled');
  },
  'a bet and its cancel at once leave nothing taken': async (opened) => {
    const change = await changeOf(opened, async () => {
      await opened.pace();
      await Promise.all([opened.bet('23', 'h'), opened.cancel('23', 'h')]);
      done(await opened.cancel('23', 'h'));
    });
    expect(change === 0, `the balance changed by ${change}`);
  },
  'a win of a round that is none, over or settled is refused': async (opened) => {
    refused(await opened.win('24', 'nowhere'), 'round.unknown');
    refused(await opened.win('25', 'b'), 'round.closed');
    refused(await opened.win('26', 'a'), 'round.closed');
    refused(await opened.bet('27', 'a'), 'round.closed');
    refused(await opened.cancel('1', 'a'), 'round.closed');
  },
  'several bets of a round have one win': async (opened) => {
    const change = await changeOf(opened, async () => {
      done(await opened.bet('28', 'i'));
      done(await opened.bet('29', 'i', 2 * STAKE));
      done(await opened.win('30', 'i', 100));
      done(await opened.close('i'));
    });
    expect(change === 100 - 3 * STAKE, `the balance changed by ${change}`);
  },
};

/** The last, since nothing can be staked after it. */
const AFTER_THE_SESSION: Readonly<Record<string, Case>> = {
  'a win is paid after the session has ended, and no bet is taken': async (opened, { endSession }) => {
    done(await opened.bet('40', 'j'));
    await endSession?.();
    refused(await opened.bet('41', 'k'), 'session.expired');
    done(await opened.bet('40', 'j'));
    done(await opened.win('42', 'j', 50));
  },
};

/** Plays a vendor's side of every case against a wallet, one after the other. Fails where the ticket opens nothing. */
export const checkWallet = async (suite: Suite): Promise<readonly CaseResult[]> => {
  const opened = await openSuite(suite);
  const cases = { ...SIGNATURES, ...MONEY, ...ROUNDS, ...(suite.endSession && AFTER_THE_SESSION) };
  const results: CaseResult[] = [];
  for (const [name, run] of Object.entries(cases)) {
    try {
      await run(opened, suite);
      results.push({ name });
    } catch (error) {
      results.push({ name, fault: error instanceof Error ? error.message : String(error) });
    }
  }
  return results;
};
