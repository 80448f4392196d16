import type { Language } from '@shared-kernel/contracts/system/values';
import { renderPage } from '@shared-kernel/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { publish } from 'shared-kernel/events';
import * as i18n from 'shared-kernel/host/i18n';
import { getLanguage } from 'shared-kernel/i18n';
import en from '../../locales/en.json';
import ty from '../../locales/ty.json';
import { LanguageAsked } from './language-asked.tsx';

jest.mock('shared-kernel/host/i18n', () => {
  const actual = jest.requireActual('shared-kernel/host/i18n');
  return { ...actual, setLanguage: jest.fn(actual.setLanguage) };
});

const open = () => renderPage(<LanguageAsked />, { namespaces: { frame: { EN: en, TY: ty } } });
const ask = (language: Language) => act(async () => publish('language.asked', { language }));

it('switches to the language that a page asks for', async () => {
  await open();
  await ask('TY');
  await waitFor(() => expect(getLanguage()).toBe('TY'));
});

it('says so when its texts cannot be had', async () => {
  jest.mocked(i18n.setLanguage).mockRejectedValueOnce(new Error('no line'));
  await open();
  await ask('TY');
  expect(await screen.findByText(en.language.failed)).toBeVisible();
  expect(getLanguage()).toBe('EN');
});
