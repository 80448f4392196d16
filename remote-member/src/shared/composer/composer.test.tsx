import { renderPage } from '@shared-kernel/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { type Composed, Composer } from './composer.tsx';

const taken: Composed[] = [];
const take = (message: Composed) => {
  taken.push(message);
};

const open = (given: Partial<Parameters<typeof Composer>[0]> = {}) =>
  renderPage(<Composer label="Answer support" draft="test" onSend={take} {...given} />);

const field = () => screen.getByRole('textbox', { name: 'Write a message' });
const send = () => screen.getByRole('button', { name: 'Send' });
const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });

beforeEach(() => {
  taken.length = 0;
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

it('hands over what was written, without the room around it, and is empty again', async () => {
  const { user } = await open();
  await user.type(field(), '  Hello  ');
  await user.click(send());
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(taken).toEqual([{ text: 'Hello', pictures: [] }]);
});

it('sends nothing when nothing was written', async () => {
  const { user } = await open();
  await user.type(field(), '   ');
  await user.click(send());
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(taken).toEqual([]);
});

it('Enter is a new line; with Ctrl it sends', async () => {
  const { user } = await open();
  await user.type(field(), 'One{Enter}Two');
  expect(taken).toEqual([]);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(taken).toEqual([{ text: 'One\nTwo', pictures: [] }]));
});

it('counts along where there is a limit, and takes no more', async () => {
  const { user } = await open({ maxLength: 5 });
  await user.type(field(), 'Seven77');
  expect(field()).toHaveValue('Seven');
  expect(screen.getByText('5/5')).toBeInTheDocument();
});

it('keeps what was typed when it was not taken, and says why; it is sent once while it is on its way', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const onSend = jest.fn(
    () =>
      new Promise<void>((_resolve, reject) => {
        refuse = reject;
      }),
  );
  const { user } = await open({ onSend });
  await user.type(field(), 'Hello');
  await user.click(send());
  await user.click(send());
  refuse(new Error('lost'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(field()).toHaveValue('Hello');
  expect(onSend).toHaveBeenCalledTimes(1);
});

it('keeps a draft through a reload until it was sent', async () => {
  const first = await open();
  await first.user.type(field(), 'Half a sen');
  first.unmount();
  const second = await open();
  expect(field()).toHaveValue('Half a sen');
  await second.user.click(send());
  await waitFor(() => expect(taken).toHaveLength(1));
  second.unmount();
  await open();
  expect(field()).toHaveValue('');
});

it('takes as many pictures as it is told, and they go with the message', async () => {
  const { user } = await open({ maxPictures: 3 });
  await user.upload(screen.getByLabelText('Add a picture'), [picture('a.png'), picture('b.png')]);
  await user.click(screen.getByRole('button', { name: 'Remove a.png' }));
  await user.click(send());
  await waitFor(() => expect(taken.map(({ pictures }) => pictures.map(({ name }) => name))).toEqual([['b.png']]));
  await waitFor(() => expect(screen.queryByRole('img')).not.toBeInTheDocument());
});

it('asks for no pictures unless it is told to', async () => {
  await open();
  expect(screen.queryByLabelText('Add a picture')).not.toBeInTheDocument();
});
