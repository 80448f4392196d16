import { COMMON_TEXTS } from 'shared-kernel/common-texts';
import { initI18n, setLanguage } from 'shared-kernel/host/i18n';
import { addTexts, loadTexts } from './part-texts.ts';

const texts = (word: string) => async () => ({ default: { word } });
const NONE = { EN: texts(''), TY: texts('') };
const PARTS = { pages: {}, slots: {} };

beforeEach(() => initI18n({ language: 'EN', frame: NONE, common: COMMON_TEXTS }));

describe('the texts of a page', () => {
  it('are its own, in the language of the moment', async () => {
    const login = { EN: jest.fn(texts('Log in')), TY: jest.fn(texts('Mag-log in')) };
    const settings = { EN: jest.fn(texts('Set')), TY: jest.fn(texts('Ayos')) };
    const module = { ...PARTS, texts: { login, settings } };
    addTexts('account', module);
    await loadTexts(module, 'account', 'login');
    await setLanguage('TY');
    await loadTexts(module, 'account', 'settings');
    expect([login.EN, login.TY, settings.EN, settings.TY].map((load) => load.mock.calls.length)).toEqual([1, 1, 0, 1]);
  });

  it('are the whole remote’s in a build from before texts lay with their features', async () => {
    const locales = { EN: jest.fn(texts('Home')), TY: texts('Tahanan') };
    const module = { ...PARTS, locales };
    addTexts('older', module);
    await loadTexts(module, 'older', 'home');
    await loadTexts(module, 'older', 'service');
    expect(locales.EN).toHaveBeenCalledTimes(1);
  });

  it('are none where a page has no words', async () => {
    const module = { ...PARTS, texts: {} };
    addTexts('silent', module);
    await expect(loadTexts(module, 'silent', 'picture')).resolves.toBeUndefined();
  });
});
