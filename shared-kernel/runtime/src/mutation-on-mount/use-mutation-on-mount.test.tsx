import { object, string } from '@shared-kernel/contracts/schema';
import { defineEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { answerBy, refuse, unreachable } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { act, StrictMode, useState } from 'react';
import { publish } from 'shared-kernel/events';
import { useMutationOnMount } from './use-mutation-on-mount.ts';

const server = serveApi();

const openDoor = defineEndpoint({
  summary: 'A command for this test',
  method: 'POST',
  path: '/wps/test/door',
  access: 'session',
  input: object({ name: string() }),
  value: object({ ticket: string() }),
});

const serve = (): unknown[] => {
  const sent: unknown[] = [];
  server.use(
    answerBy(openDoor, (input) => {
      sent.push(input);
      return { ticket: `ticket ${sent.length}` };
    }),
  );
  return sent;
};

const Door = ({ name }: { readonly name: string }) => {
  const { data, error, again } = useMutationOnMount(openDoor, { name });
  return (
    <>
      <output aria-label="shown">{data?.ticket ?? error?.code ?? 'none'}</output>
      <button type="button" onClick={again}>
        Again
      </button>
    </>
  );
};

test('is sent once for an opened page, also where React mounts it twice', async () => {
  const sent = serve();
  await renderPage(
    <StrictMode>
      <Door name="east" />
    </StrictMode>,
    { session: aSession() },
  );
  await waitFor(() => expect(screen.getByRole('status', { name: 'shown' })).toHaveTextContent('ticket 1'));
  expect(sent).toEqual([{ name: 'east' }]);
});

test('another input sends nothing until it is asked for again', async () => {
  const sent = serve();
  const Page = () => {
    const [name, setName] = useState('east');
    return (
      <>
        <Door name={name} />
        <button type="button" onClick={() => setName('west')}>
          West
        </button>
      </>
    );
  };
  const { user } = await renderPage(<Page />, { session: aSession() });
  await waitFor(() => expect(screen.getByRole('status', { name: 'shown' })).toHaveTextContent('ticket 1'));
  await user.click(screen.getByRole('button', { name: 'West' }));
  await user.click(screen.getByRole('button', { name: 'Again' }));
  await waitFor(() => expect(screen.getByRole('status', { name: 'shown' })).toHaveTextContent('ticket 2'));
  expect(sent).toEqual([{ name: 'east' }, { name: 'west' }]);
});

test('a guest sends nothing', async () => {
  const sent = serve();
  await renderPage(<Door name="east" />);
  expect(screen.getByRole('status', { name: 'shown' })).toHaveTextContent('none');
  expect(sent).toEqual([]);
});

const shows = (text: string) =>
  waitFor(() => expect(screen.getByRole('status', { name: 'shown' })).toHaveTextContent(text));

test('what got no answer for want of a line is sent again by itself when it is back', async () => {
  server.use(unreachable(openDoor));
  await renderPage(<Door name="east" />, { session: aSession() });
  await shows('network');
  const sent = serve();
  act(() => publish('network.online', {}));
  await shows('ticket 1');
  act(() => publish('network.online', {}));
  expect(sent).toEqual([{ name: 'east' }]);
});

test('what was refused is not sent again when a line is back', async () => {
  server.use(refuse(openDoor, 'session.expired'));
  await renderPage(<Door name="east" />, { session: aSession() });
  await shows('session.expired');
  const sent = serve();
  act(() => publish('network.online', {}));
  await shows('session.expired');
  expect(sent).toEqual([]);
});
