import '@shared-kernel/testing/without-encryption';
import { webcrypto } from 'node:crypto';
import { checkUsername, getCountries, register, registerByMobile } from '@shared-kernel/contracts/account/registration';
import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { getConsolidatedSettings, getFieldRules } from '@shared-kernel/contracts/system/system';
import { answer, answerBy } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aLoginAnswer } from '@shared-kernel/testing/member-builders';
import { flagsOn, pairwise } from '@shared-kernel/testing/pairwise';
import { renderPage } from '@shared-kernel/testing/render-page';
import { someAnnouncements, someSettings } from '@shared-kernel/testing/site-builders';
import { screen, waitFor } from '@testing-library/react';
import { shownNames } from '../../testing/shown-names.ts';
import { SOCIAL_NAMES, setSocialHelper, socialOf } from '../../testing/social-row.ts';
import { Page } from './register.page.tsx';
import en from './texts.en.json';

const words = en.register;
const required = { enabled: true, required: true };
const server = serveApi(
  answer(getConsolidatedSettings, someSettings()),
  answer(getFieldRules, {
    fields: { username: required, password: required, confirmPassword: required, mobileNum: required },
  }),
  answer(getAnnouncements, someAnnouncements({ banners: [] })),
  answer(getCountries, { countries: [{ country: 'PH', code: '63', name: 'Philippines' }] }),
  answer(checkUsername, {}),
);

const OFF_AND_ON = [false, true] as const;
const TYPED = {
  [words.username]: 'maria_2026',
  [words.password]: 'Lantern-2026',
  [words.confirm]: 'Lantern-2026',
  [words.mobile]: '9171234567',
  [words.code]: '123456',
};

const ROWS = pairwise({
  USERNAMEREG3: OFF_AND_ON,
  MOBILENUMREG3: OFF_AND_ON,
  REGMOBVERF3: OFF_AND_ON,
  MOBILENUMPASSREG3: OFF_AND_ON,
  FACEBOOKLOGIN3: OFF_AND_ON,
  GOOGLELOGIN3: OFF_AND_ON,
  hasSocialHelper: OFF_AND_ON,
  wanted: ['username', 'mobile'],
});
type Row = (typeof ROWS)[number];

const flagsOf = ({ hasSocialHelper: _helper, wanted: _wanted, ...flags }: Row) => flagsOn(flags);

/** As the specification tells it (accounts §2, registration). */
const told = (row: Row) => {
  const hasTabs = row.USERNAMEREG3 && row.MOBILENUMREG3;
  const byMobile = hasTabs ? row.wanted === 'mobile' : row.MOBILENUMREG3;
  const hasPassword = !byMobile || row.MOBILENUMPASSREG3;
  const hasCode = byMobile || row.REGMOBVERF3;
  const fields = [
    ...(byMobile ? [] : [words.username]),
    ...(hasPassword ? [words.password, words.confirm] : []),
    words.mobile,
    ...(hasCode ? [words.code] : []),
  ];
  const password = hasPassword ? TYPED[words.password] : '';
  return {
    tabs: hasTabs ? [words.way.mobile, words.way.username] : [],
    fields,
    social: socialOf(row),
    endpoint: byMobile ? registerByMobile : register,
    sent: {
      type: 0,
      registerMethod: 'H5',
      username: byMobile ? '' : TYPED[words.username],
      password,
      confirmPassword: password,
      countryDialingCode: '63',
      mobileNum: TYPED[words.mobile],
      verificationCode: hasCode ? TYPED[words.code] : '',
    },
  };
};

/** What each call of the two got. */
const receiving = () => {
  const calls: { readonly path: string; readonly body: unknown }[] = [];
  for (const endpoint of [register, registerByMobile])
    server.use(
      answerBy(endpoint, (input) => {
        calls.push({ path: endpoint.path, body: JSON.parse(String(input)) });
        return aLoginAnswer();
      }),
    );
  return calls;
};

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => setSocialHelper(false));

it.each(ROWS.map((row) => [flagsOf(row).join(' '), row.wanted, row] as const))(
  'with “%s”, by %s where there is a choice: tabs, fields, social logins and what is sent',
  async (_on, wanted, row) => {
    setSocialHelper(row.hasSocialHelper);
    const { tabs, fields, social, endpoint, sent } = told(row);
    const calls = receiving();
    const { user, client } = await renderPage(<Page />, { path: '/m/register', flags: flagsOf(row) });
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(shownNames('tab')).toEqual(tabs);
    if (tabs.length > 0) await user.click(screen.getByRole('tab', { name: words.way[wanted] }));
    expect(Object.keys(TYPED).filter((label) => screen.queryByLabelText(label) !== null)).toEqual(fields);
    expect(shownNames('button', SOCIAL_NAMES)).toEqual(social);
    for (const label of fields) {
      await user.click(screen.getByLabelText(label));
      await user.paste(TYPED[label] ?? '');
    }
    await user.click(screen.getByRole('checkbox', { name: 'I am 21 or older' }));
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByRole('link', { name: 'Go to the games' })).toBeVisible();
    expect(calls).toEqual([{ path: endpoint.path, body: expect.objectContaining(sent) }]);
  },
);
