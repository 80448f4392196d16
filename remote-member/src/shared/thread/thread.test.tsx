import { renderPage } from '@shared-kernel/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Thread, type ThreadMessage } from './thread.tsx';

const shown = jest.fn();

const message = (id: string, given: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id,
  isOwn: false,
  author: 'Support',
  at: '2026-11-20T13:02:00+08:00',
  body: `Words of ${id}`,
  ...given,
});

interface MessagesProps {
  readonly messages: readonly ThreadMessage[];
  readonly followsNewest?: boolean;
}

const Messages = ({ messages, followsNewest = false }: MessagesProps) => (
  <Thread label="Support" messages={messages} followsNewest={followsNewest} />
);

/** jsdom lays nothing out: the page says itself how far it can be scrolled. */
const standAt = async (fromEnd: number) => {
  const { documentElement } = document;
  jest.spyOn(documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
  jest.spyOn(documentElement, 'clientHeight', 'get').mockReturnValue(800);
  jest.spyOn(documentElement, 'scrollTop', 'get').mockReturnValue(2000 - 800 - fromEnd);
  await act(async () => window.dispatchEvent(new Event('scroll')));
};

beforeEach(() => {
  jest.restoreAllMocks();
  shown.mockReset();
  Element.prototype.scrollIntoView = shown;
});

it('is a log under its days, and says of each message who wrote it and when', async () => {
  await renderPage(
    <Messages
      messages={[
        message('one'),
        message('two', { at: '2026-11-20T23:59:00+08:00', isOwn: true }),
        message('three', { at: '2026-11-21T00:01:00+08:00' }),
      ]}
    />,
  );
  const log = screen.getByRole('log', { name: 'Support' });
  expect(within(log).getAllByRole('heading', { level: 2 })).toHaveLength(2);
  const [one, two, three] = within(log).getAllByRole('listitem');
  expect(one).toHaveTextContent('Words of oneSupport13:02');
  expect(two).toHaveTextContent('Words of twoYou23:59');
  expect(three).toHaveTextContent('Words of threeSupport00:01');
});

it('numbers pictures that have no name, and opens each whole', async () => {
  await renderPage(
    <Messages
      messages={[
        message('seen', {
          pictures: [{ src: 'https://cdn.test/a.png', alt: 'receipt.png' }, { src: 'https://cdn.test/b.png' }],
        }),
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'receipt.png' })).toHaveAttribute('href', 'https://cdn.test/a.png');
  expect(screen.getByRole('link', { name: 'Picture 2' })).toBeInTheDocument();
});

it('stays where it is among other things of a page', async () => {
  await renderPage(<Messages messages={[message('one')]} />);
  expect(shown).not.toHaveBeenCalled();
});

describe('follows the newest', () => {
  const first = message('first');
  let arrive: (...messages: readonly ThreadMessage[]) => Promise<void>;

  const Growing = () => {
    const [messages, setMessages] = useState<readonly ThreadMessage[]>([first]);
    arrive = (...next) => act(async () => setMessages(next));
    return <Messages messages={messages} followsNewest />;
  };

  beforeEach(async () => {
    await renderPage(<Growing />);
    expect(shown).toHaveBeenCalledTimes(1);
  });

  it('when the player has written, wherever they stand', async () => {
    await standAt(900);
    await arrive(first, message('mine', { isOwn: true }));
    expect(shown).toHaveBeenCalledTimes(2);
  });

  it('for whoever stands at the end, and moves nobody who reads above', async () => {
    await standAt(900);
    await arrive(first, message('second'));
    expect(shown).toHaveBeenCalledTimes(1);
    await standAt(20);
    await arrive(first, message('second'), message('third'));
    expect(shown).toHaveBeenCalledTimes(2);
  });

  it('and stays when the same messages come again, or older ones before them', async () => {
    await arrive(message('earlier', { at: '2026-11-19T09:00:00+08:00' }), { ...first });
    expect(shown).toHaveBeenCalledTimes(1);
  });
});

it('speaks Filipino', async () => {
  await renderPage(<Messages messages={[message('mine', { isOwn: true })]} />, { language: 'TY' });
  expect(screen.getByRole('listitem')).toHaveTextContent('Ikaw');
});
