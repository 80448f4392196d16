import {
  type Failures,
  Form,
  PasswordField,
  SubmitButton,
  TextField,
  useAppForm,
  useFormSteps,
} from '@shared-kernel/forms';
import { fillField } from '@shared-kernel/testing/fill-field';
import { renderPage } from '@shared-kernel/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from 'shared-kernel/api';
import { signOutLocally } from 'shared-kernel/host/session';
import en from './texts.en.json';

const EMPTY = { mobile: '', code: '', password: '' };
type Values = typeof EMPTY;

const STEPS = [
  { name: 'phone', fields: ['mobile'] },
  { name: 'code', fields: ['code'] },
  { name: 'password', fields: ['password'] },
] as const;

interface ResetProps {
  readonly send: (values: Values) => Promise<unknown>;
  readonly failures?: Failures<'forms', keyof Values>;
}

/** A form in three steps that keeps a draft. */
const Reset = ({ send, failures = {} }: ResetProps) => {
  const form = useAppForm({
    texts: 'forms',
    defaultValues: EMPTY,
    fields: { mobile: { required: true }, code: { required: true }, password: { required: true, minLength: 8 } },
    submit: send,
    failures,
    draft: 'reset',
  });
  const steps = useFormSteps(form, STEPS);
  return (
    <Form form={form} label="Reset" steps={steps}>
      <p>
        Step {steps.index + 1} of {steps.count}
      </p>
      {steps.name === 'phone' && <TextField field={form.fields.mobile} label="Mobile" />}
      {steps.name === 'code' && <TextField field={form.fields.code} label="Code" isSecret />}
      {steps.name === 'password' && <PasswordField field={form.fields.password} label="Password" />}
      <button type="button" onClick={steps.back}>
        Back
      </button>
      <SubmitButton form={form}>{steps.isLast ? 'Save' : 'Next'}</SubmitButton>
    </Form>
  );
};

const send = jest.fn<Promise<unknown>, [Values]>();
beforeEach(() => {
  send.mockResolvedValue(undefined);
  sessionStorage.clear();
});

const open = async (path = '/m/forget?from=login', failures: Failures<'forms', keyof Values> = {}) => {
  const page = await renderPage(<Reset send={send} failures={failures} />, { path });
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const step = async (label: string, value: string, button = 'Next') => {
    await fillField(await screen.findByLabelText(label), value);
    await press(button);
  };
  return { ...page, press, step };
};

describe('steps', () => {
  it('are addresses that keep the rest of theirs, and send all they gathered', async () => {
    const { step, address } = await open();
    await step('Mobile', '917');
    expect(await screen.findByText('Step 2 of 3')).toBeVisible();
    expect(address()).toBe('/m/forget?from=login&step=code');
    await step('Code', '1234');
    await step('Password', 'lantern-88', 'Save');
    await waitFor(() => expect(send).toHaveBeenCalledWith({ mobile: '917', code: '1234', password: 'lantern-88' }));
  });

  it('go on only when this one is right, and ask nothing of the later ones', async () => {
    const { press, address } = await open();
    await press('Next');
    expect(await screen.findByText(en.fault.required)).toBeVisible();
    expect(screen.getByLabelText('Mobile')).toHaveFocus();
    expect(address()).toBe('/m/forget?from=login');
  });

  it.each([
    ['the page’s button', (press: (name: string) => Promise<void>) => press('Back')],
    ['the phone’s', async () => act(() => window.history.back())],
  ])('go back by %s with what was typed', async (_, goBack) => {
    const { step, press } = await open();
    await step('Mobile', '917');
    await screen.findByLabelText('Code');
    await goBack(press);
    expect(await screen.findByLabelText('Mobile')).toHaveValue('917');
    await press('Next');
    expect(await screen.findByLabelText('Code')).toHaveValue('');
  });

  it('take the focus along when it went with the step before', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Mobile'), '917{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
  });

  it('are not sent by a double press that found the last one under the finger', async () => {
    const Review = () => {
      const form = useAppForm({
        texts: 'forms',
        defaultValues: { amount: '100' },
        fields: { amount: { required: true } },
        submit: () => send(EMPTY),
      });
      const steps = useFormSteps(form, [
        { name: 'amount', fields: ['amount'] },
        { name: 'review', fields: [] },
      ]);
      return (
        <Form form={form} label="Pay" steps={steps}>
          {steps.name === 'amount' && <TextField field={form.fields.amount} label="Amount" />}
          <SubmitButton form={form}>{steps.isLast ? 'Pay' : 'Look again'}</SubmitButton>
        </Form>
      );
    };
    const { user } = await renderPage(<Review />, { path: '/m/deposit' });
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    // The second press of the same double, as browsers count it, a moment later at the same place.
    fireEvent.click(await screen.findByRole('button', { name: 'Pay' }), { detail: 2 });
    await act(async () => undefined);
    expect(send).not.toHaveBeenCalled();
    await user.click(screen.getByRole('form'));
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });

  it('opened by an address show the first that is not right', async () => {
    const { address } = await open('/m/forget?step=password');
    expect(await screen.findByLabelText('Mobile')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/m/forget?step=phone'));
  });

  it('show the step of the field that the server refuses', async () => {
    send.mockRejectedValue(new ApiError({ code: 'code.wrong', status: 409, message: 'wrong' }));
    const failures = { 'code.wrong': { field: 'code', text: 'fault.pattern', clears: ['code'] } } as const;
    const { step } = await open('/m/forget', failures);
    await step('Mobile', '917');
    await step('Code', '1234');
    await step('Password', 'lantern-88', 'Save');
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveValue('');
    expect(code).toHaveAccessibleDescription(en.fault.pattern);
  });
});

describe('a draft', () => {
  it('brings back what was typed, at the step where it was, but no password and no code', async () => {
    const first = await open();
    await first.step('Mobile', '917');
    await first.step('Code', '1234');
    await fillField(await screen.findByLabelText('Password'), 'lantern-88');
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/1234|lantern/);
    first.unmount();
    await open('/m/forget?step=code');
    expect(await screen.findByLabelText('Code')).toHaveValue('');
  });

  it('is shown again on the first step', async () => {
    const first = await open();
    await fillField(screen.getByLabelText('Mobile'), '917');
    first.unmount();
    await open();
    expect(screen.getByLabelText('Mobile')).toHaveValue('917');
  });

  it('stays through a refusal and goes once it was sent', async () => {
    send.mockRejectedValueOnce(new ApiError({ code: 'network', status: 0, message: 'gone' }));
    const { step, press } = await open();
    await step('Mobile', '917');
    await step('Code', '1234');
    await step('Password', 'lantern-88', 'Save');
    await screen.findByRole('alert');
    expect(JSON.stringify({ ...sessionStorage })).toContain('917');
    await press('Save');
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('917'));
  });

  it('goes with the member', async () => {
    const first = await open();
    await fillField(screen.getByLabelText('Mobile'), '917');
    act(signOutLocally);
    first.unmount();
    await open();
    expect(screen.getByLabelText('Mobile')).toHaveValue('');
  });

  it('that does not fit the form is left out', async () => {
    sessionStorage.setItem('member:draft:reset', JSON.stringify({ mobile: 917, gone: 'x', code: '12' }));
    await open();
    expect(screen.getByLabelText('Mobile')).toHaveValue('');
  });
});
