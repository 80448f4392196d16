import { act, render, screen } from '@testing-library/react';
import { COMMON_TEXTS } from 'shared-kernel/common-texts';
import { publish, subscribe } from 'shared-kernel/events';
import { addNamespace, initI18n, loadNamespace, setLanguage } from 'shared-kernel/host/i18n';
import { getLanguage, useBundledTexts, useTranslation } from './i18n.ts';

const frame = {
  EN: async () => ({
    default: { hello: 'Hello {{name}}', games: { shown_one: '{{count}} game', shown_other: '{{count}} games' } },
  }),
  TY: async () => ({
    default: { hello: 'Kumusta {{name}}', games: { shown_one: 'isa: {{count}}', shown_other: 'marami: {{count}}' } },
  }),
};
const browse = {
  EN: async () => ({ default: { title: 'Home' } }),
  TY: async () => ({ default: { title: 'Tahanan' } }),
};

beforeEach(async () => {
  localStorage.clear();
  await initI18n({ language: 'EN', frame, common: COMMON_TEXTS });
});

const Page = ({ namespace = 'browse' }) => {
  const { t, language } = useTranslation(namespace);
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('frame:hello', { name: '<b>Maria</b>' })}</p>
      <p>{t('frame:games.shown', { count: 4 })}</p>
      <p>{language}</p>
    </>
  );
};

test('texts, values and plurals follow the language that the player chooses', async () => {
  addNamespace('browse', browse);
  await loadNamespace('browse', 'EN');
  render(<Page />);
  expect(screen.getByRole('heading')).toHaveTextContent('Home');
  expect(screen.getByText('Hello <b>Maria</b>')).toBeVisible();
  expect(screen.getByText('4 games')).toBeVisible();
  expect(screen.getByText('EN')).toBeVisible();
  await act(() => setLanguage('TY'));
  expect(screen.getByRole('heading')).toHaveTextContent('Tahanan');
  expect(screen.getByText('TY')).toBeVisible();
});

test('Filipino has the plural rules of Filipino: 4 is apart, 3 and 5 are not', async () => {
  render(<Page />);
  await act(() => setLanguage('TY'));
  const plural = new Intl.PluralRules('fil');
  expect([3, 4, 5].map((count) => plural.select(count))).toEqual(['one', 'other', 'one']);
  expect(screen.getByText('marami: 4')).toBeVisible();
});

test('a choice of language is remembered, told and said of the document', async () => {
  const told = jest.fn();
  const stop = subscribe('language.changed', told);
  await setLanguage('TY');
  stop();
  expect(getLanguage()).toBe('TY');
  expect(localStorage.getItem('language')).toBe('TY');
  expect(document.cookie).toContain('language=TY');
  expect(document.documentElement.lang).toBe('fil');
  expect(told).toHaveBeenCalledWith({ language: 'TY' });
});

test('the language that the document came in is not taken for a choice', async () => {
  await initI18n({ language: 'TY', frame, common: COMMON_TEXTS });
  expect(document.documentElement.lang).toBe('fil');
  expect(localStorage.getItem('language')).toBeNull();
});

test('a remote whose texts cannot be had does not keep the frame from changing', async () => {
  const TY = jest.fn().mockRejectedValueOnce(new Error('gone')).mockImplementation(browse.TY);
  addNamespace('flaky', { EN: browse.EN, TY });
  await loadNamespace('flaky', 'EN');
  render(<Page namespace="flaky" />);
  await act(() => setLanguage('TY'));
  expect(screen.getByText('Kumusta <b>Maria</b>')).toBeVisible();
  expect(screen.getByRole('heading')).toHaveTextContent('Home');
  await act(() => loadNamespace('flaky', 'TY'));
  expect(screen.getByRole('heading')).toHaveTextContent('Tahanan');
});

test('texts that did not come with a change of language come when the line is back', async () => {
  let isThere = false;
  const TY = async () => {
    if (!isThere) throw new Error('no line');
    return { default: { title: 'Promosyon' } };
  };
  addNamespace('offers', { EN: async () => ({ default: { title: 'Offers' } }), TY });
  await loadNamespace('offers', 'EN');
  render(<Page namespace="offers" />);
  await act(() => setLanguage('TY'));
  expect(screen.getByRole('heading')).toHaveTextContent('Offers');
  isThere = true;
  await act(async () => publish('network.online', {}));
  expect(screen.getByRole('heading')).toHaveTextContent('Promosyon');
});

test('without the frame’s own texts nothing changes', async () => {
  await initI18n({
    language: 'EN',
    frame: { EN: frame.EN, TY: () => Promise.reject(new Error('gone')) },
    common: COMMON_TEXTS,
  });
  await expect(setLanguage('TY')).rejects.toThrow('gone');
  expect(getLanguage()).toBe('EN');
  expect(localStorage.getItem('language')).toBeNull();
});

test('the parts of a namespace come one by one, and only those that were shown change the language', async () => {
  const shown = { EN: async () => ({ default: { title: 'Lobby' } }), TY: async () => ({ default: { title: 'Lobi' } }) };
  const TY = jest.fn(async () => ({ default: { later: 'Mamaya' } }));
  addNamespace('parts/shown', shown);
  addNamespace('parts/later', { EN: async () => ({ default: { later: 'Later' } }), TY });
  await loadNamespace('parts/shown', 'EN');
  render(<Page namespace="parts" />);
  expect(screen.getByRole('heading')).toHaveTextContent('Lobby');
  await act(() => setLanguage('TY'));
  expect(screen.getByRole('heading')).toHaveTextContent('Lobi');
  expect(TY).not.toHaveBeenCalled();
  await act(() => loadNamespace('parts/later', 'TY'));
  expect(screen.getByRole('heading')).toHaveTextContent('Lobi');
});

test('texts are fetched once, and an unknown namespace is named', async () => {
  const EN = jest.fn(browse.EN);
  addNamespace('member', { EN, TY: browse.TY });
  await Promise.all([loadNamespace('member', 'EN'), loadNamespace('member', 'EN')]);
  expect(EN).toHaveBeenCalledTimes(1);
  await expect(loadNamespace('agnet', 'EN')).rejects.toThrow('agnet');
});

test('texts that travel with code are there at once, in both languages, and a second version changes none of them', async () => {
  const area = { EN: { send: 'Send' }, TY: { send: 'Ipadala' } };
  const later = { EN: { send: 'Post', undo: 'Undo' }, TY: { send: 'I-post', undo: 'Ibalik' } };
  const Area = ({ texts }: { readonly texts: typeof area }) => <p>{useBundledTexts('area', texts).t('send')}</p>;
  const Undo = () => <p>{useBundledTexts('area', later).t('undo')}</p>;
  render(
    <>
      <Area texts={area} />
      <Area texts={later} />
      <Undo />
    </>,
  );
  expect(screen.getAllByText('Send')).toHaveLength(2);
  expect(screen.getByText('Undo')).toBeVisible();
  await act(() => setLanguage('TY'));
  expect(screen.getAllByText('Ipadala')).toHaveLength(2);
});
