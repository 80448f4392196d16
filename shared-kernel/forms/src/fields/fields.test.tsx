import {
  AmountField,
  CodeField,
  DateField,
  Form,
  PhoneField,
  PicturesField,
  RadioField,
  SelectField,
  SubmitButton,
  SwitchField,
  TextAreaField,
  TextField,
  useAppForm,
  useFieldValue,
} from '@shared-kernel/forms';
import { renderPage } from '@shared-kernel/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from 'shared-kernel/api';
import { resetClock } from 'shared-kernel/host/clock';
import type { FieldDeclaration } from '../field-faults.ts';
import type { FieldValue } from '../field-rule.ts';
import type { FieldHandles } from '../form-core.ts';
import en from '../texts.en.json';

interface Given<Values> {
  readonly values: Values;
  readonly fields?: { readonly [Field in keyof Values]?: FieldDeclaration<keyof Values & string> };
  readonly show: (fields: FieldHandles<Values>) => React.ReactNode;
}

/** A form around the fields under test; hands back what it sends. */
const open = async <Values extends { readonly [Field in keyof Values]: FieldValue }>({
  values,
  fields = {},
  show,
}: Given<Values>) => {
  const sent: Values[] = [];
  const Shown = () => {
    const form = useAppForm({
      texts: 'forms',
      defaultValues: values,
      fields,
      submit: async (all: Values) => void sent.push(all),
    });
    return (
      <Form form={form} label="Test">
        {show(form.fields)}
        <SubmitButton form={form}>Save</SubmitButton>
      </Form>
    );
  };
  const page = await renderPage(<Shown />);
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...page, sent, save };
};

describe('AmountField', () => {
  const LIMITS = { required: true, min: 10_000, max: 5_000_000 };
  const openAmount = (props: Partial<React.ComponentProps<typeof AmountField>> = {}, initial: number | null = null) =>
    open({
      values: { amount: initial },
      fields: { amount: LIMITS },
      show: ({ amount }) => <AmountField field={amount} label="Amount" {...props} />,
    });
  const input = () => screen.getByLabelText('Amount');

  it('sends minor units of what is typed, and writes it out when it is left', async () => {
    const { user, sent, save } = await openAmount();
    expect(input()).toHaveAttribute('inputmode', 'decimal');
    expect(input()).toHaveAccessibleDescription('₱100.00 – ₱50,000.00');
    await user.type(input(), '1234.5');
    expect(input()).toHaveValue('1234.5');
    await user.tab();
    expect(input()).toHaveValue('1,234.50');
    await save();
    await waitFor(() => expect(sent).toEqual([{ amount: 123_450 }]));
  });

  it('understands what is pasted', async () => {
    const { user, sent, save } = await openAmount();
    await user.click(input());
    await user.paste('₱1,234.5');
    await save();
    await waitFor(() => expect(sent).toEqual([{ amount: 123_450 }]));
  });

  it.each([
    ['50', 'At least ₱100.00.'],
    ['50000.01', 'At most ₱50,000.00.'],
    ['12,5', en.fault.unreadable],
    ['', en.fault.required],
  ])('refuses %j', async (typed, words) => {
    const { user, sent, save } = await openAmount();
    if (typed !== '') await user.type(input(), typed);
    await save();
    expect(await screen.findByText(words)).toBeVisible();
    expect(input()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('keeps the text of an amount that it cannot read', async () => {
    const { user } = await openAmount();
    await user.type(input(), '12,5');
    await user.tab();
    expect(input()).toHaveValue('12,5');
  });

  it('takes all that there is, an amount of the row below, and nothing', async () => {
    const { user, sent, save } = await openAmount({ all: 1_248_050, quick: [20_000, 50_000] });
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(input()).toHaveValue('12,480.50');
    await user.click(screen.getByRole('button', { name: '₱200' }));
    expect(input()).toHaveValue('200');
    expect(screen.getByRole('button', { name: '₱200' })).toHaveAttribute('aria-pressed', 'true');
    await save();
    await waitFor(() => expect(sent).toEqual([{ amount: 20_000 }]));
  });

  it('is cleared by its button', async () => {
    const { user } = await openAmount({}, 20_000);
    await user.click(screen.getByRole('button', { name: en.amount.clear }));
    expect(input()).toHaveValue('');
    expect(screen.queryByRole('button', { name: en.amount.clear })).not.toBeInTheDocument();
  });

  it('shows the fee and what is left', async () => {
    const { user } = await openAmount({ feeOf: (amount) => amount / 100 });
    expect(screen.getByText('Fee').nextSibling).toHaveTextContent('None');
    await user.type(input(), '200');
    expect(screen.getByText('Fee').nextSibling).toHaveTextContent('₱2.00');
    expect(screen.getByText('You get').nextSibling).toHaveTextContent('₱198.00');
  });
});

describe('CodeField', () => {
  const send = jest.fn<Promise<{ expiredMinutes?: number }>, []>();
  const openCode = (props: Partial<React.ComponentProps<typeof CodeField>> = {}) =>
    open({
      values: { mobile: '', code: '' },
      fields: { mobile: { required: true, minLength: 9 }, code: { required: true } },
      show: ({ mobile, code }) => (
        <>
          <TextField field={mobile} label="Mobile" />
          <CodeField field={code} to={mobile} label="Code" send={send} {...props} />
        </>
      ),
    });
  const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Send code' }));

  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
    resetClock();
    send.mockResolvedValue({ expiredMinutes: 5 });
  });
  afterEach(() => jest.useRealTimers());

  it('asks for no code before the number is right', async () => {
    await openCode();
    ask();
    expect(await screen.findByText(en.fault.required)).toBeVisible();
    expect(screen.getByLabelText('Mobile')).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    [5, 300],
    [undefined, 60],
  ])(
    'with %s minutes rests for %d seconds after it has sent one, then offers another',
    async (expiredMinutes, seconds) => {
      send.mockResolvedValue(expiredMinutes === undefined ? {} : { expiredMinutes });
      await openCode();
      fireEvent.change(screen.getByLabelText('Mobile'), { target: { value: '9175550142' } });
      ask();
      const resting = await screen.findByRole('button', { name: `Again in ${seconds} s` });
      expect(await screen.findByText(en.code.sent)).toBeVisible();
      await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
      fireEvent.click(resting);
      expect(send).toHaveBeenCalledTimes(1);
      await act(() => jest.advanceTimersByTimeAsync(seconds * 1000 + 1000));
      fireEvent.click(await screen.findByRole('button', { name: 'Send again' }));
      await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    },
  );

  it('asks once for two presses, shows the wait, and says what failed', async () => {
    let fail = (_: unknown) => {};
    send.mockImplementation(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    await openCode();
    fireEvent.change(screen.getByLabelText('Mobile'), { target: { value: '9175550142' } });
    ask();
    ask();
    expect(await screen.findByText(en.code.sending)).toBeInTheDocument();
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => fail(new ApiError({ code: 'rate.limited', status: 429, message: 'too many' })));
    expect(await screen.findByText(en.failure.tooMany)).toBeVisible();
    expect(screen.queryByText(en.code.sending)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send code' })).toBeVisible();
  });

  it.each<readonly [string, string]>([
    ['feature.unavailable', en.failure.unavailable],
    ['location.blocked', en.failure.location],
    ['user.disabled', en.failure.disabled],
    ['proof.required', en.failure.proof],
  ])('says why no code is sent: %s', async (code, words) => {
    send.mockRejectedValue(new ApiError({ code, status: 403, message: '' }));
    await openCode();
    fireEvent.change(screen.getByLabelText('Mobile'), { target: { value: '9175550142' } });
    ask();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says at the number that it is none', async () => {
    send.mockRejectedValue(new ApiError({ code: 'mobile.invalid', status: 400, message: '' }));
    await openCode();
    fireEvent.change(screen.getByLabelText('Mobile'), { target: { value: '1234567890' } });
    ask();
    await waitFor(() => expect(screen.getByLabelText('Mobile')).toHaveAccessibleDescription(en.failure.mobile));
    expect(screen.getByLabelText('Mobile')).toHaveFocus();
    expect(screen.getByLabelText('Code')).not.toHaveAccessibleDescription(en.failure.mobile);
  });

  it('says when the limit ends, by the server, with its day where it is another one', async () => {
    const retryAt = Date.UTC(2026, 6, 14, 6, 4, 1);
    send.mockRejectedValue(new ApiError({ code: 'rate.limited', status: 429, message: '', retryAt }));
    await openCode();
    fireEvent.change(screen.getByLabelText('Mobile'), { target: { value: '9175550142' } });
    ask();
    expect(await screen.findByText('Too many tries. Try again at 07/14 14:05.')).toBeVisible();
  });

  it('says for a second and a half that a code was sent', async () => {
    await openCode();
    fireEvent.change(screen.getByLabelText('Mobile'), { target: { value: '9175550142' } });
    ask();
    const said = await screen.findByText(en.code.sent);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(said).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(500));
    await waitFor(() => expect(said).not.toBeInTheDocument());
  });

  it('shows the wait for as long as the page says, at most', async () => {
    send.mockReturnValue(new Promise(() => undefined));
    await openCode({ loadingMs: 10_000 });
    fireEvent.change(screen.getByLabelText('Mobile'), { target: { value: '9175550142' } });
    ask();
    const wait = await screen.findByText(en.code.sending);
    await act(() => jest.advanceTimersByTimeAsync(9000));
    expect(wait).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await waitFor(() => expect(wait).not.toBeInTheDocument());
  });

  it('opens once a code is sent, where the page says so, and lets the phone fill it in', async () => {
    await openCode({ opensWhenSent: true });
    const code = screen.getByLabelText('Code');
    expect(code).toHaveAttribute('readonly');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('maxlength', '10');
    fireEvent.change(screen.getByLabelText('Mobile'), { target: { value: '9175550142' } });
    ask();
    await waitFor(() => expect(code).not.toHaveAttribute('readonly'));
  });
});

it('PhoneField sends the number and its dialling code, on the keypad of phones', async () => {
  const { user, sent, save } = await open({
    values: { dialling: '63', mobile: '' },
    show: ({ dialling, mobile }) => (
      <PhoneField
        field={mobile}
        dialling={dialling}
        countries={[
          { code: '63', name: 'Philippines' },
          { code: '852', name: 'Hong Kong' },
        ]}
        label="Mobile number"
      />
    ),
  });
  const input = screen.getByLabelText('Mobile number');
  expect(input).toHaveAttribute('inputmode', 'tel');
  expect(input).toHaveAttribute('maxlength', '20');
  await user.type(input, '51234567');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), 'Hong Kong (+852)');
  expect(screen.getByText('+852')).toBeVisible();
  await save();
  await waitFor(() => expect(sent).toEqual([{ dialling: '852', mobile: '51234567' }]));
});

it.each(['917 123 4567', '917-123-4567', '+63 917 123 4567', '+63 (917) 123.4567'])(
  'PhoneField takes %s as people write it',
  async (written) => {
    const { sent, save } = await open({
      values: { dialling: '63', mobile: '' },
      fields: { mobile: { required: true, minLength: 10, pattern: '[0-9]+' } },
      show: ({ dialling, mobile }) => (
        <PhoneField field={mobile} dialling={dialling} countries={[]} label="Mobile number" />
      ),
    });
    fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: written } });
    await save();
    await waitFor(() => expect(sent).toEqual([{ dialling: '63', mobile: '9171234567' }]));
  },
);

it('SelectField, RadioField and SwitchField send what was chosen, and the first unchosen one gets the focus', async () => {
  const { user, sent, save } = await open({
    values: { bank: '', channel: '', sounds: false },
    fields: { bank: { required: true }, channel: { required: true } },
    show: ({ bank, channel, sounds }) => (
      <>
        <SelectField field={bank} label="Bank" placeholder="Choose" options={[{ value: 'a', label: 'Silangan' }]} />
        <RadioField
          field={channel}
          label="Channel"
          options={[
            { value: 'x', label: 'Express' },
            { value: 'y', label: 'Plus' },
          ]}
        />
        <SwitchField field={sounds} label="Sounds" />
      </>
    ),
  });
  await save();
  expect(await screen.findAllByText(en.fault.required)).toHaveLength(2);
  expect(screen.getByLabelText('Bank')).toHaveFocus();
  expect(screen.getByLabelText('Bank')).toBeRequired();
  await user.selectOptions(screen.getByLabelText('Bank'), 'Silangan');
  await save();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Express' })).toHaveFocus());
  await user.click(screen.getByRole('radio', { name: 'Plus' }));
  await user.click(screen.getByRole('switch', { name: 'Sounds' }));
  await save();
  await waitFor(() => expect(sent).toEqual([{ bank: 'a', channel: 'y', sounds: true }]));
});

it('a field takes a handle of its own kind only', async () => {
  await open({
    values: { name: '', sounds: true },
    show: ({ name, sounds }) => (
      <>
        <TextField field={name} label="Name" />
        {/* @ts-expect-error a switch is on or off, never a text */}
        <SwitchField field={name} label="Switched text" />
        <SwitchField field={sounds} label="Sounds" />
      </>
    ),
  });
  expect(screen.getByRole('switch', { name: 'Sounds' })).toBeChecked();
});

it('DateField stays between its days', async () => {
  const { sent, save } = await open({
    values: { born: '' },
    fields: { born: { required: true, latest: '2004-11-21' } },
    show: ({ born }) => <DateField field={born} label="Date of birth" />,
  });
  const input = screen.getByLabelText('Date of birth');
  expect(input).toHaveAttribute('max', '2004-11-21');
  fireEvent.change(input, { target: { value: '2010-05-01' } });
  await save();
  expect(await screen.findByText('Not after 11/21/2004.')).toBeVisible();
  fireEvent.change(input, { target: { value: '1990-05-01' } });
  await save();
  await waitFor(() => expect(sent).toEqual([{ born: '1990-05-01' }]));
});

it('TextAreaField counts along and stops at its maximum', async () => {
  const { user } = await open({
    values: { comment: '' },
    fields: { comment: { maxLength: 5 } },
    show: ({ comment }) => <TextAreaField field={comment} label="Comment" />,
  });
  const area = screen.getByLabelText('Comment');
  await user.type(area, 'abcdefg');
  expect(area).toHaveValue('abcde');
  expect(area).toHaveAccessibleDescription('5/5');
});

it('useFieldValue tells the page what a field holds', async () => {
  const Echo = ({ of }: { readonly of: FieldHandles<{ name: string }>['name'] }) => (
    <output aria-label="Echo">{useFieldValue(of)}</output>
  );
  const { user } = await open({
    values: { name: '' },
    show: ({ name }) => (
      <>
        <TextField field={name} label="Name" />
        <Echo of={name} />
      </>
    ),
  });
  await user.type(screen.getByLabelText('Name'), 'maria');
  expect(screen.getByLabelText('Echo')).toHaveTextContent('maria');
});

describe('PicturesField', () => {
  const none: readonly File[] = [];
  const png = (name: string, size = 10) => {
    const file = new File(['x'], name, { type: 'image/png' });
    Object.defineProperty(file, 'size', { value: size });
    return file;
  };
  beforeEach(() => {
    URL.createObjectURL = jest.fn((file) => `blob:${(file as File).name}`);
    URL.revokeObjectURL = jest.fn();
  });
  const openPictures = () =>
    open({
      values: { proof: none },
      fields: { proof: { required: true } },
      show: ({ proof }) => <PicturesField field={proof} label="Proof" />,
    });
  const add = (...files: File[]) => fireEvent.change(screen.getByLabelText(en.pictures.add), { target: { files } });

  it('shows what was chosen, takes it out again, and sends the rest', async () => {
    const { user, sent, save } = await openPictures();
    const [first, second] = [png('a.png'), png('b.png')];
    add(first, second);
    expect(await screen.findByAltText('a.png')).toHaveAttribute('src', 'blob:a.png');
    await user.click(screen.getByRole('button', { name: 'Remove a.png' }));
    await waitFor(() => expect(screen.queryByAltText('a.png')).not.toBeInTheDocument());
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:a.png');
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.proof).toEqual([second]);
  });

  it('says which files it did not take and why', async () => {
    await openPictures();
    add(
      new File(['x'], 'scan.pdf', { type: 'application/pdf' }),
      png('huge.png', 5 * 1024 * 1024 + 1),
      png('fine.png', 5 * 1024 * 1024),
    );
    expect(
      await screen.findByText(/scan.pdf is not a PNG or JPG picture. huge.png is larger than 5 MB./),
    ).toBeVisible();
    expect(await screen.findByAltText('fine.png')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Proof' })).toHaveAccessibleDescription(/scan.pdf/);
  });

  it('says how many it takes, of which kinds and how large', async () => {
    await openPictures();
    expect(screen.getByText('Up to 3 pictures, PNG or JPG, 5 MB each.')).toBeVisible();
  });

  it.each(['image/gif', 'image/webp', 'image/avif', 'image/svg+xml'])('takes no %s', async (type) => {
    await openPictures();
    add(new File(['x'], 'other', { type }));
    expect(await screen.findByText('other is not a PNG or JPG picture.')).toBeVisible();
    expect(screen.queryByAltText('other')).not.toBeInTheDocument();
  });

  it('takes three at most', async () => {
    await openPictures();
    add(png('a.png'), png('b.png'), png('c.png'), png('d.png'));
    expect(await screen.findByText('At most 3 pictures.')).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(3);
    expect(screen.queryByLabelText(en.pictures.add)).not.toBeInTheDocument();
  });

  it('asks for one where one is required', async () => {
    const { save, sent } = await openPictures();
    await save();
    expect(await screen.findByText(en.fault.required)).toBeVisible();
    expect(screen.getByLabelText(en.pictures.add)).toHaveFocus();
    expect(sent).toEqual([]);
  });
});
