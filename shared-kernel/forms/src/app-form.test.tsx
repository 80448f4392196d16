import {
  type AppFormOptions,
  CheckboxField,
  Form,
  PasswordField,
  SubmitButton,
  TextField,
  useAppForm,
} from '@shared-kernel/forms';
import { fillField } from '@shared-kernel/testing/fill-field';
import { renderPage } from '@shared-kernel/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError, type ApiErrorCode } from 'shared-kernel/api';
import { publish } from 'shared-kernel/events';
import { hearServerTime } from 'shared-kernel/host/clock';
import { setLanguage } from 'shared-kernel/host/i18n';
import { isBusy } from 'shared-kernel/unsaved-changes';
import en from './texts.en.json';
import ty from './texts.ty.json';

const EMPTY = { name: '', password: '', again: '', agreed: false };
type Values = typeof EMPTY;

const TEXTS = {
  EN: {
    field: { name: { required: 'Your name, please.', tooShort: 'Not below {{count}}.' } },
    taken: 'That name is taken.',
    shut: 'Closed today.',
    until: 'Closed until {{time}}.',
    refused: { wallet: { insufficient: 'Not enough for this.' } },
  },
  TY: {
    field: { name: { required: 'Ang pangalan mo.', tooShort: 'Hindi bababa sa {{count}}.' } },
    taken: 'May gumagamit na.',
    shut: 'Sarado ngayon.',
    until: 'Sarado hanggang {{time}}.',
    refused: { wallet: { insufficient: 'Kulang para dito.' } },
  },
} as const;

type Options = Partial<AppFormOptions<'page', Values, unknown>>;

const SignUp = (options: Options) => {
  const form = useAppForm<'page', Values, unknown>({
    texts: 'page',
    defaultValues: EMPTY,
    fields: {
      name: { rule: 'username', says: 'field.name', required: true },
      password: { required: true, minLength: 8 },
      again: { required: true, sameAs: 'password' },
      agreed: { required: true },
    },
    submit: async () => undefined,
    ...options,
  });
  return (
    <Form form={form} label="Sign up">
      <TextField field={form.fields.name} label="Name" isVerbatim />
      <PasswordField field={form.fields.password} label="Password" />
      <PasswordField field={form.fields.again} label="Password again" />
      <CheckboxField field={form.fields.agreed} label="I agree" />
      <button type="button" onClick={() => form.prefill({ name: 'kept', password: 'kept-too-88' })}>
        Recall
      </button>
      <SubmitButton form={form} busyText="Sending">
        Send
      </SubmitButton>
    </Form>
  );
};

const open = async (options: Options = {}) => {
  const page = await renderPage(<SignUp {...options} />, { namespaces: { page: TEXTS } });
  const name = screen.getByLabelText('Name');
  const fill = async (values: Partial<Record<'Name' | 'Password' | 'Password again', string>> = {}) => {
    const all = { Name: 'maria', Password: 'lantern-88', 'Password again': 'lantern-88', ...values };
    for (const [label, value] of Object.entries(all)) {
      const input = screen.getByLabelText(label);
      await page.user.clear(input);
      if (value !== '') await fillField(input, value);
    }
  };
  const agree = () => page.user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  const send = () => page.user.click(screen.getByRole('button', { name: 'Send' }));
  return { ...page, name, fill, agree, send };
};

const refused = (code: ApiErrorCode, value?: unknown) => new ApiError({ code, status: 409, message: code, value });

describe('checking', () => {
  it('names every wrong field, focuses the first and sends nothing', async () => {
    const submit = jest.fn();
    const { send, name } = await open({ submit });
    await send();
    expect(await screen.findByText('Your name, please.')).toBeVisible();
    expect(screen.getAllByText(en.fault.required)).toHaveLength(3);
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription('Your name, please.');
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(en.fault.required);
    expect(submit).not.toHaveBeenCalled();
  });

  it("follows the server's rule once it is there, in the field's own words or the general ones", async () => {
    const { fill, agree, send } = await open({
      rules: { username: { enabled: true, required: true, minLength: 4, maxLength: 5 } },
    });
    await fill({ Name: 'ana' });
    await agree();
    await send();
    expect(await screen.findByText('Not below 4.')).toBeVisible();
    await fill({ Name: 'anastasia' });
    expect(await screen.findByText('At most 5 characters.')).toBeVisible();
  });

  it('asks for nothing where the server has switched a field off', async () => {
    const submit = jest.fn(async () => undefined);
    const { fill, agree, send } = await open({ submit, rules: { username: { enabled: false, required: true } } });
    await fill({ Name: '' });
    await agree();
    await send();
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  });

  it('looks at a copy again when its original changes, before anything was sent', async () => {
    const { fill } = await open();
    await fill();
    expect(screen.queryByText(en.fault.differs)).not.toBeInTheDocument();
    await fillField(screen.getByLabelText('Password'), '9');
    expect(await screen.findByText(en.fault.differs)).toBeVisible();
    await fillField(screen.getByLabelText('Password again'), '9');
    await waitFor(() => expect(screen.queryByText(en.fault.differs)).not.toBeInTheDocument());
  });

  it('checks filled fields in the new language, and leaves empty ones alone', async () => {
    await open();
    await fillField(screen.getByLabelText('Password'), 'short');
    const timers = jest.spyOn(globalThis, 'setTimeout');
    await act(() => setLanguage('TY'));
    expect(timers).toHaveBeenCalledWith(expect.any(Function), 200);
    timers.mockRestore();
    expect(await screen.findByText('Hindi bababa sa 8 karakter.')).toBeVisible();
    expect(screen.queryByText(TEXTS.TY.field.name.required)).not.toBeInTheDocument();
  });
});

describe('sending', () => {
  it('sends what was typed, once for two presses, and is clean afterwards', async () => {
    let finish = () => {};
    const submit = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const onSuccess = jest.fn();
    const { fill, agree, send } = await open({ submit, onSuccess });
    expect(isBusy()).toBe(false);
    await fill();
    await agree();
    expect(isBusy()).toBe(true);
    await send();
    fireEvent.submit(screen.getByRole('form', { name: 'Sign up' }));
    expect(await screen.findByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true');
    await act(async () => finish());
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    expect(submit).toHaveBeenCalledTimes(1);
    expect(submit).toHaveBeenCalledWith({ name: 'maria', password: 'lantern-88', again: 'lantern-88', agreed: true });
    await waitFor(() => expect(isBusy()).toBe(false));
    expect(screen.getByLabelText('Name')).toHaveValue('maria');
  });

  it('sends through a mutation', async () => {
    const mutateAsync = jest.fn(async () => undefined);
    const { fill, agree, send } = await open({ submit: { mutateAsync } });
    await fill();
    await agree();
    await send();
    await waitFor(() => expect(mutateAsync).toHaveBeenCalledWith(expect.objectContaining({ name: 'maria' })));
  });
});

describe('a refusal', () => {
  const refuseWith = async (error: unknown, options: Options = {}) => {
    const page = await open({
      submit: () => Promise.reject(error),
      failures: {
        'user.disabled': 'shut',
        'request.duplicate': { field: 'name', text: 'taken' },
        'modify.new.old.same': { clears: ['password'] },
        'login.failed': ({ value }) => (value === 'again' ? 'taken' : 'shut'),
      },
      ...options,
    } as Options);
    await page.fill();
    await page.agree();
    await page.send();
    return page;
  };

  it('is a note for a code of the table, and follows the language', async () => {
    await refuseWith(refused('user.disabled'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Closed today.');
    await act(() => setLanguage('TY'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sarado ngayon.');
  });

  it('stands at its field, which gets the focus, through a change of language and until the field changes', async () => {
    const { name } = await refuseWith(refused('request.duplicate'));
    await waitFor(() => expect(name).toHaveAccessibleDescription('That name is taken.'));
    expect(name).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(() => setLanguage('TY'));
    await fillField(screen.getByLabelText('Password again'), '1');
    expect(await screen.findByText(ty.fault.differs)).toBeVisible();
    expect(name).toHaveAccessibleDescription('May gumagamit na.');
    await fillField(name, '2');
    await waitFor(() => expect(name).not.toHaveAccessibleDescription());
  });

  it('is looked at by a function', async () => {
    await refuseWith(refused('login.failed', 'again'));
    expect(await screen.findByRole('alert')).toHaveTextContent('That name is taken.');
  });

  it.each<readonly [ApiErrorCode, string]>([
    ['network', en.failure.network],
    ['rate.limited', en.failure.tooMany],
    ['a.code.of.tomorrow', en.failure.unknown],
  ])('of the code %s is said in general words, and everything typed stays', async (code, words) => {
    await refuseWith(refused(code));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('Name')).toHaveValue('maria');
    expect(screen.getByLabelText('Password')).toHaveValue('lantern-88');
    expect(isBusy()).toBe(true);
  });

  it('for want of a network is over when the network is back', async () => {
    await refuseWith(refused('network'));
    expect(await screen.findByRole('alert')).toBeVisible();
    act(() => publish('network.online', {}));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('maria');
  });

  it('for another reason stays when the network is back', async () => {
    await refuseWith(refused('user.disabled'));
    expect(await screen.findByRole('alert')).toBeVisible();
    act(() => publish('network.online', {}));
    expect(screen.getByRole('alert')).toHaveTextContent('Closed today.');
  });

  it('of a code with a text of the page’s own says that, with no table for it', async () => {
    await refuseWith(refused('wallet.insufficient'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not enough for this.');
    await act(() => setLanguage('TY'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Kulang para dito.');
  });

  const closeUntil = (retryAt: number, now: string) => {
    const error = new ApiError({ code: 'a.code.of.tomorrow', status: 409, message: '', retryAt });
    const submit = () => {
      hearServerTime(now);
      return Promise.reject(error);
    };
    return refuseWith(error, { submit, failures: { otherwise: 'until' } });
  };

  it('says the minute after which the server takes the next try, in the language of now', async () => {
    await closeUntil(Date.UTC(2026, 6, 14, 6, 4, 1), '2026-07-14T05:00:00Z');
    expect(await screen.findByRole('alert')).toHaveTextContent('Closed until 14:05.');
    await act(() => setLanguage('TY'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sarado hanggang 14:05.');
  });

  it.each([
    ['2026-07-13T15:59:00Z', '07/14 14:04'],
    ['2026-07-13T16:01:00Z', '14:04'],
  ])('says the day too where it is another one, of the merchants’ calendar (%s)', async (now, said) => {
    await closeUntil(Date.UTC(2026, 6, 14, 6, 4), now);
    expect(await screen.findByRole('alert')).toHaveTextContent(`Closed until ${said}.`);
  });

  it('empties the fields that it names, and no others', async () => {
    await refuseWith(refused('modify.new.old.same'), { clears: ['again'] });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByLabelText('Password again')).toHaveValue('');
    expect(screen.getByLabelText('Name')).toHaveValue('maria');
  });
});

describe('what comes later than the form', () => {
  const recall = (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.click(screen.getByRole('button', { name: 'Recall' }));

  it('fills the fields without being anything that could be lost', async () => {
    const { user, name } = await open();
    await recall(user);
    expect(name).toHaveValue('kept');
    expect(isBusy()).toBe(false);
    await fillField(name, '!');
    expect(isBusy()).toBe(true);
  });

  it('leaves what was typed meanwhile', async () => {
    const { user, name } = await open();
    await fillField(name, 'maria');
    await recall(user);
    expect(name).toHaveValue('maria');
    expect(screen.getByLabelText('Password')).toHaveValue('kept-too-88');
    expect(isBusy()).toBe(true);
  });
});

it('marks required fields where the form says so', async () => {
  await open({ marksRequired: true });
  expect(screen.getByText('Name')).toHaveAttribute('data-marked');
  expect(screen.getByLabelText('Name')).toBeRequired();
});
