import '@shared-kernel/testing/without-encryption';
import { sendPasswordEmail, setPasswordByEmail, setPasswordByPhone } from '@shared-kernel/contracts/account/password';
import { getCountries } from '@shared-kernel/contracts/account/registration';
import { login } from '@shared-kernel/contracts/account/session';
import { sendResetCode } from '@shared-kernel/contracts/account/verification';
import { paths } from '@shared-kernel/contracts/system/paths';
import { getFieldRules } from '@shared-kernel/contracts/system/system';
import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aLoginAnswer } from '@shared-kernel/testing/member-builders';
import { pairwise } from '@shared-kernel/testing/pairwise';
import { renderPage } from '@shared-kernel/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import shared from '../../shared/texts.en.json';
import { shownNames } from '../../testing/shown-names.ts';
import { Page } from './forget.page.tsx';
import en from './texts.en.json';

const words = en.forget;
const server = serveApi(
  answer(getFieldRules, { fields: {} }),
  answer(getCountries, { countries: [{ country: 'PH', code: '63', name: 'Philippines' }] }),
  answer(sendResetCode, { expiredMinutes: 5 }),
  answer(login, aLoginAnswer()),
);

const OFF_AND_ON = [false, true] as const;
const TYPED = {
  [words.username]: 'juan_dc88',
  [words.email]: 'j.cruz@mail.example.ph',
  [shared.phone.number]: '9175550142',
  [shared.phone.code]: '123456',
  [words.newPassword]: 'Harbour-2027',
  [words.confirm]: 'Harbour-2027',
};
const newPassword = TYPED[words.newPassword];

const ROWS = pairwise({
  CHNGPASSVERIF3: OFF_AND_ON,
  MOBILECODELOGIN3: OFF_AND_ON,
  isByLink: OFF_AND_ON,
  wanted: ['phone', 'email'],
});
type Row = (typeof ROWS)[number];

/** As the specification tells it (accounts §2, forgot password); the mail's link is our own way. */
const WAYS = {
  link: {
    fields: [words.newPassword, words.confirm],
    submit: words.submit,
    endpoint: setPasswordByEmail,
    sent: { token: 'abc-123', newPassword },
  },
  phone: {
    fields: [shared.phone.number, shared.phone.code, words.newPassword],
    submit: words.submit,
    endpoint: setPasswordByPhone,
    sent: { mobileNum: '9175550142', countryDialingCode: '63', verificationCode: '123456', newPassword },
  },
  email: {
    fields: [words.username, words.email],
    submit: words.retrieve,
    endpoint: sendPasswordEmail,
    sent: { username: 'juan_dc88', email: 'j.cruz@mail.example.ph' },
  },
} as const;

const wayOf = ({ CHNGPASSVERIF3, isByLink, wanted }: Row): keyof typeof WAYS =>
  isByLink ? 'link' : CHNGPASSVERIF3 ? wanted : 'email';

const fieldOf = (label: string) => screen.queryByLabelText(label, { selector: 'input' });

/** What each of the three calls got. */
const receiving = () => {
  const calls: { readonly path: string; readonly body: unknown }[] = [];
  const note = (endpoint: AnyEndpoint) => (body: unknown) => {
    calls.push({ path: endpoint.path, body });
    return null;
  };
  server.use(
    answerBy(setPasswordByEmail, note(setPasswordByEmail)),
    answerBy(setPasswordByPhone, note(setPasswordByPhone)),
    answerBy(sendPasswordEmail, note(sendPasswordEmail)),
  );
  return calls;
};

it.each(ROWS.map((row) => [JSON.stringify(row), row] as const))(
  'with %s: tabs, fields, button and what is sent',
  async (_words, row) => {
    const { fields, submit, endpoint, sent } = WAYS[wayOf(row)];
    const flags = (['CHNGPASSVERIF3', 'MOBILECODELOGIN3'] as const).filter((flag) => row[flag]);
    const calls = receiving();
    const path = row.isByLink ? `${paths.forgotPassword}#token=abc-123` : paths.forgotPassword;
    const { user, client } = await renderPage(<Page />, { path, flags });
    await waitFor(() => expect(client.isFetching()).toBe(0));
    const hasTabs = row.CHNGPASSVERIF3 && !row.isByLink;
    expect(shownNames('tab')).toEqual(hasTabs ? [words.way.phone, words.way.email] : []);
    if (hasTabs) {
      expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(words.way.phone);
      await user.click(screen.getByRole('tab', { name: words.way[row.wanted] }));
    }
    expect(Object.keys(TYPED).filter((label) => fieldOf(label) !== null)).toEqual(fields);
    for (const label of fields) {
      if (label === shared.phone.code) {
        await user.click(screen.getByRole('button', { name: 'Send code' }));
        await screen.findByRole('button', { name: /^Again in/ });
      }
      await user.click(screen.getByLabelText(label, { selector: 'input' }));
      await user.paste(TYPED[label] ?? '');
    }
    await user.click(screen.getByRole('button', { name: submit }));
    await waitFor(() => expect(calls).toEqual([{ path: endpoint.path, body: sent }]));
  },
);
