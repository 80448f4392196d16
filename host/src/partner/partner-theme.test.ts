import { wearTheme } from './partner-theme.ts';

const worn = (colours: Readonly<Record<string, string>>, scheme = '') => {
  const element = document.createElement('div');
  wearTheme({ colours, scheme }, element);
  return element;
};

beforeAll(() => {
  Object.assign(globalThis, { CSS: { supports: (_: string, value: string) => /^#[\da-f]{6}$/.test(value) } });
});

it('puts named colours over the brand’s, with what follows from them', () => {
  const { style } = worn({ bg: '#fffdf5', 'accent-from': '#00aa55' }, 'light');
  expect(style.getPropertyValue('--bg')).toBe('#fffdf5');
  expect(style.getPropertyValue('--bar')).toBe('var(--bg)');
  expect(style.getPropertyValue('--accent')).toContain('var(--accent-from)');
  expect(style.getPropertyValue('color-scheme')).toBe('light');
});

it('leaves out what is no colour, and tokens that are not for affiliates', () => {
  const { style } = worn({ bg: 'url(https://evil.example)', z: '#000000', 'z-head': '#000000' }, 'url(x)');
  expect(style.cssText).toBe('');
});

it('goes back to the brand’s when the page takes a colour away', () => {
  const element = worn({ bg: '#fffdf5' });
  wearTheme({ colours: {}, scheme: '' }, element);
  expect(element.style.cssText).toBe('');
});
