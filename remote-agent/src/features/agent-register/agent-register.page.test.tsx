import {
  createAffiliateLink,
  deleteAffiliateLink,
  getAffiliateLinks,
  openAccount,
} from '@shared-kernel/contracts/agent/accounts';
import { getRebateQuotas } from '@shared-kernel/contracts/agent/rebates';
import { getFieldRules } from '@shared-kernel/contracts/system/system';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { fillField } from '@shared-kernel/testing/fill-field';
import { anAgentSession } from '@shared-kernel/testing/member-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import type { RateRange } from '../../shared/rates/rate-fields.tsx';
import enRates from '../../shared/rates/texts.en.json';
import { Page } from './agent-register.page.tsx';
import type { AffiliateLink } from './link-calls.ts';
import en from './texts.en.json';

const PATH = '/m/agentRegister';
const words = en.agentRegister;
const LINK: AffiliateLink = {
  code: 'PAROL123',
  kind: 'agent',
  uses: 3,
  createdAt: '2025-11-01T08:00:00+08:00',
  expiresAt: '2025-12-01T08:00:00+08:00',
  rates: [
    { gameType: 'RNG', rate: '0.30' },
    { gameType: 'LIVE', rate: '0.20' },
  ],
};
const SLOTS: RateRange = {
  gameType: 'RNG',
  rate: '0.00',
  least: '0.00',
  most: '0.60',
  quota: { from: '0.48', left: 2 },
};
const LIVE: RateRange = { gameType: 'LIVE', rate: '0.00', least: '0.00', most: '0.40' };

let links: AffiliateLink[] = [];
const asked: unknown[] = [];
const note =
  <Value,>(answered: () => Value) =>
  (input: unknown) => {
    asked.push(input);
    return answered();
  };
const server = serveApi(
  answerBy(getAffiliateLinks, () => ({ list: links })),
  answer(getRebateQuotas, { list: [SLOTS, LIVE] }),
  answer(getFieldRules, { fields: {} }),
);
beforeEach(() => {
  links = [LINK];
  asked.length = 0;
});

const open = (options: RenderPageOptions = {}) =>
  renderPage(<Page />, { path: PATH, session: anAgentSession(), ...options });

type Opened = Awaited<ReturnType<typeof open>>;
const linkRow = async () => {
  const [code] = await screen.findAllByText('PAROL123', { selector: 'b' });
  return within(code?.closest('li') ?? document.body);
};
const rates = () => screen.findByRole('button', { name: new RegExp(`^${enRates.title}`) });
const slots = () => screen.findByRole('combobox', { name: 'Slots' });
const chooseSlots = async ({ user }: Opened, rate: string) => {
  await user.click(await rates());
  await user.selectOptions(await slots(), rate);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

it('asks for exactly what its document starts', async () => {
  await expectStartedCalls(
    server,
    manifest.routes.find(({ page }) => page === 'agent-register'),
    open,
  );
});

describe('by link', () => {
  it('says of each link what it opens, how often it did and until when, and has it to copy and to show', async () => {
    const { user } = await open();
    const row = await linkRow();
    expect(row.getByText('Agent')).toBeVisible();
    expect(row.getByText('3 registrations · made 11/01/2025 · until 12/01 08:00')).toBeVisible();
    expect(row.getByText('Slots 0.30%, Live 0.20%')).toBeVisible();
    const address = 'http://localhost/m/register?affiliateCode=PAROL123&domain=localhost';
    expect(row.getByText(address)).toBeVisible();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(row.getByRole('button', { name: 'Copy link PAROL123' }));
    await waitFor(() => expect(write).toHaveBeenCalledWith(address));
    await user.click(row.getByRole('button', { name: `${words.show} PAROL123` }));
    const sheet = await screen.findByRole('dialog', { name: 'PAROL123' });
    expect(within(sheet).getByRole('img', { name: 'QR code of the link' })).toBeInTheDocument();
  });

  it('makes one of the chosen kind and term', async () => {
    links = [];
    server.use(
      answerBy(
        createAffiliateLink,
        note(() => {
          links = [{ ...LINK, kind: 'player', rates: [] }];
          return LINK;
        }),
      ),
    );
    const { user } = await open();
    expect(await screen.findByText(words.none)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: words.kind.agent }));
    await user.click(screen.getByRole('radio', { name: words.noEnd }));
    await user.click(screen.getByRole('button', { name: words.make }));
    const made = await linkRow();
    expect(made.getByText(words.kind.player)).toBeVisible();
    expect(made.getByText(enRates.none)).toBeVisible();
    expect(asked).toEqual([{ kind: 'agent' }]);
  });

  it('makes one with rates from 0 to the agent’s own, of which the row tells', async () => {
    server.use(
      answerBy(
        createAffiliateLink,
        note(() => LINK),
      ),
    );
    const page = await open();
    expect(await rates()).toHaveTextContent(enRates.none);
    await page.user.click(await rates());
    expect(screen.getByText(words.ratesByLink)).toBeVisible();
    const options = within(await slots()).getAllByRole('option');
    expect([options[0]?.textContent, options.at(-1)?.textContent]).toEqual(['0.00%', '0.60%']);
    expect(screen.getByText('0.00% to 0.60%. A rate of 0.48% or more uses a place: 2 left')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'OK' }));
    await chooseSlots(page, '0.35');
    expect(await rates()).toHaveTextContent('Slots 0.35%');
    await page.user.click(screen.getByRole('button', { name: words.make }));
    await waitFor(() =>
      expect(asked).toEqual([{ kind: 'player', days: 30, rates: [{ gameType: 'RNG', rate: '0.35' }] }]),
    );
  });

  it('opens the rates again where one is refused, in its range of now, and keeps the choice', async () => {
    const page = await open();
    await chooseSlots(page, '0.50');
    server.use(
      refuse(createAffiliateLink, 'rebate.quota', { gameType: 'RNG' }),
      answer(getRebateQuotas, { list: [{ ...SLOTS, quota: { from: '0.48', left: 0 } }, LIVE] }),
    );
    await page.user.click(screen.getByRole('button', { name: words.make }));
    expect(await slots()).toHaveAccessibleDescription(enRates.quota);
    await waitFor(async () => expect(await slots()).toHaveFocus());
    expect(await slots()).toHaveValue('0.50');
    await waitFor(async () => expect(within(await slots()).getByRole('option', { name: '0.55%' })).toBeDisabled());
    await page.user.selectOptions(await slots(), '0.45');
    await waitFor(async () => expect(await slots()).not.toHaveAccessibleDescription(enRates.quota));
    await page.user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText(words.ratesRefused)).toBeVisible();
    expect(await rates()).toHaveTextContent('Slots 0.45%');
  });

  it('says that the rates did not come, and makes a link without them', async () => {
    links = [];
    server.use(
      refuse(getRebateQuotas, 'unknown'),
      answerBy(
        createAffiliateLink,
        note(() => LINK),
      ),
    );
    const { user } = await open();
    expect(await screen.findByText(enRates.failed)).toBeVisible();
    await user.click(screen.getByRole('button', { name: words.make }));
    await waitFor(() => expect(asked).toEqual([{ kind: 'player', days: 30 }]));
  });

  it('says that an agent without rates has none to share', async () => {
    server.use(answer(getRebateQuotas, { list: [] }));
    await open();
    expect(await screen.findByText(enRates.empty)).toBeVisible();
  });

  it('says that there are as many as may be', async () => {
    server.use(refuse(createAffiliateLink, 'link.limit'));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: words.make }));
    expect(await screen.findByText(words.limit)).toBeVisible();
  });

  it('deletes one after a question', async () => {
    server.use(
      answerBy(
        deleteAffiliateLink,
        note(() => {
          links = [];
          return null;
        }),
      ),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: `${words.delete} PAROL123` }));
    const question = await screen.findByRole('alertdialog', { name: words.deleteAsk });
    await user.click(within(question).getByRole('button', { name: words.delete }));
    expect(await screen.findByText(words.none)).toBeVisible();
    expect(asked).toEqual([{ code: 'PAROL123' }]);
  });

  it('says that the links did not come, and asks again', async () => {
    server.use(refuse(getAffiliateLinks, 'unknown'));
    await open();
    expect(await screen.findByText(words.failed)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('by hand', () => {
  const fill = async (page: Awaited<ReturnType<typeof open>>) => {
    await fillField(await screen.findByLabelText(words.userName), 'Lito_Parol');
    await fillField(screen.getByLabelText(words.password), 'Lantern-2026');
    await page.user.click(screen.getByRole('button', { name: words.open }));
  };

  it('opens an account, says once what to hand over, and opens another', async () => {
    server.use(
      answerBy(
        openAccount,
        note(() => ({ userName: 'lito_parol', rates: [{ gameType: 'RNG', rate: '0.20' }] })),
      ),
    );
    const page = await open({ path: `${PATH}?by=hand` });
    await chooseSlots(page, '0.20');
    await fill(page);
    expect(await screen.findByText('lito_parol is open')).toBeVisible();
    expect(screen.getByText('Lantern-2026')).toBeVisible();
    expect(screen.getByText('Slots 0.20%')).toBeVisible();
    const given = [{ gameType: 'RNG', rate: '0.20' }];
    expect(asked).toEqual([{ userName: 'Lito_Parol', password: 'Lantern-2026', kind: 'player', rates: given }]);
    await page.user.click(screen.getByRole('button', { name: words.next }));
    expect(await screen.findByLabelText(words.userName)).toHaveValue('');
    expect(await rates()).toHaveTextContent(enRates.none);
  });

  it('says at the rate that it is out of range, and keeps all that was typed', async () => {
    server.use(refuse(openAccount, 'rebate.range', { gameType: 'RNG' }));
    const page = await open({ path: `${PATH}?by=hand` });
    await chooseSlots(page, '0.20');
    await fill(page);
    expect(await slots()).toHaveAccessibleDescription(enRates.range);
    expect(await slots()).toHaveValue('0.20');
    await page.user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText(words.userName)).toHaveValue('Lito_Parol');
    expect(screen.getByLabelText(words.password)).toHaveValue('Lantern-2026');
    expect(screen.getByText(words.ratesRefused)).toBeVisible();
  });

  it.each([
    ['username.taken', undefined, words.taken],
    ['password.common', undefined, words.common],
    ['field.invalid', { field: 'userName' }, words.nameInvalid],
    ['field.invalid', { field: 'password' }, words.passwordInvalid],
  ] as const)('refused with %s %j says so at the field, and keeps what was typed', async (code, value, text) => {
    server.use(refuse(openAccount, code, value));
    const page = await open({ path: `${PATH}?by=hand` });
    await fill(page);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText(words.userName)).toHaveValue('Lito_Parol');
    expect(screen.getByLabelText(words.password)).toHaveValue('Lantern-2026');
  });

  it('is a tap away, and stays in the address', async () => {
    const { user, address } = await open();
    await user.click(
      await screen
        .findByRole('tab', { name: words.way.hand })
        .catch(() => screen.findByRole('radio', { name: words.way.hand })),
    );
    expect(await screen.findByLabelText(words.userName)).toBeVisible();
    expect(address()).toBe(`${PATH}?by=hand`);
  });
});
