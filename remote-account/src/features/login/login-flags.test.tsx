import '@shared-kernel/testing/without-encryption';
import { webcrypto } from 'node:crypto';
import { getCountries } from '@shared-kernel/contracts/account/registration';
import { login } from '@shared-kernel/contracts/account/session';
import { getConsolidatedSettings, getCustomerServiceLink, getFieldRules } from '@shared-kernel/contracts/system/system';
import { answer, answerBy } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aLoginAnswer } from '@shared-kernel/testing/member-builders';
import { flagsOn, pairwise } from '@shared-kernel/testing/pairwise';
import { renderPage } from '@shared-kernel/testing/render-page';
import { someSettings } from '@shared-kernel/testing/site-builders';
import { screen, waitFor } from '@testing-library/react';
import shared from '../../shared/texts.en.json';
import { shownNames } from '../../testing/shown-names.ts';
import { SOCIAL_NAMES, setSocialHelper, socialOf } from '../../testing/social-row.ts';
import { Page } from './login.page.tsx';
import en from './texts.en.json';

jest.mock('../../shared/remember/key-store.ts', () => ({
  browserKeyStore: jest.requireActual('../../shared/remember/testing/fake-key-store.ts').memoryKeyStore(),
}));

const words = en.login;
const server = serveApi(
  answer(getConsolidatedSettings, someSettings()),
  answer(getFieldRules, { fields: {} }),
  answer(getCountries, { countries: [{ country: 'PH', code: '63', name: 'Philippines' }] }),
  answer(getCustomerServiceLink, { link: 'https://service.example/chat' }),
);

const OFF_AND_ON = [false, true] as const;
const TYPED = {
  [words.username]: 'juan_dc88',
  [words.password]: 'lantern-88',
  [shared.phone.number]: '9175550142',
  [shared.phone.code]: '123456',
};

const ROWS = pairwise({
  MOBILECODELOGIN3: OFF_AND_ON,
  FACEBOOKLOGIN3: OFF_AND_ON,
  GOOGLELOGIN3: OFF_AND_ON,
  DIRECTREG3: OFF_AND_ON,
  hasSocialHelper: OFF_AND_ON,
  wanted: ['username', 'sms'],
});
type Row = (typeof ROWS)[number];

const flagsOf = ({ hasSocialHelper: _helper, wanted: _wanted, ...flags }: Row) => flagsOn(flags);

/** As the specification tells it (accounts §2, login; the way to an account, other frame details). */
const told = (row: Row) => {
  const bySms = row.MOBILECODELOGIN3 && row.wanted === 'sms';
  return {
    tabs: row.MOBILECODELOGIN3 ? [words.mode.username, words.mode.sms] : [],
    fields: bySms ? [shared.phone.number, shared.phone.code] : [words.username, words.password],
    social: bySms ? [] : socialOf(row),
    toRegister: [row.DIRECTREG3 ? 'Register' : words.registerNow],
    sent: bySms
      ? {
          type: 'sms',
          username: TYPED[shared.phone.number],
          password: TYPED[shared.phone.code],
          countryDialingCode: '63',
        }
      : { type: 'username', username: TYPED[words.username], password: TYPED[words.password] },
  };
};

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => setSocialHelper(false));

it.each(ROWS.map((row) => [flagsOf(row).join(' '), row.wanted, row] as const))(
  'with “%s”, by %s where there is a choice: tabs, fields, other ways and what is sent',
  async (_on, wanted, row) => {
    setSocialHelper(row.hasSocialHelper);
    const { tabs, fields, social, toRegister, sent } = told(row);
    const bodies: unknown[] = [];
    server.use(
      answerBy(login, (input) => {
        bodies.push(JSON.parse(String(input)));
        return aLoginAnswer();
      }),
    );
    const { user, address } = await renderPage(<Page />, { path: '/m/login', flags: flagsOf(row) });
    expect(shownNames('tab')).toEqual(tabs);
    if (tabs.length > 0) await user.click(screen.getByRole('tab', { name: words.mode[wanted] }));
    expect(Object.keys(TYPED).filter((label) => screen.queryByLabelText(label) !== null)).toEqual(fields);
    expect(shownNames('button', SOCIAL_NAMES)).toEqual(social);
    expect(shownNames('link', ['Register', words.registerNow])).toEqual(toRegister);
    for (const label of fields) {
      await user.click(screen.getByLabelText(label));
      await user.paste(TYPED[label] ?? '');
    }
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(bodies).toEqual([sent]);
  },
);
