import assert from 'node:assert/strict';
import { test } from 'node:test';
import vm from 'node:vm';
import { anEdge } from '../testing/an-edge.ts';
import { OLD_BROWSER_SCRIPT } from './old-browser.ts';

const IPHONE = (version: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) Safari/604.1`;

interface Browser {
  readonly userAgent?: string;
  /** The next inline script ran. */
  readonly reads?: boolean;
  readonly mixesColours?: boolean;
  /** Messages of scripts that failed, before the document was whole. */
  readonly errors?: readonly string[];
}

/** The page as the script leaves it. */
const open = ({ userAgent = '', reads = true, mixesColours = true, errors = [] }: Browser) => {
  const listeners = new Map<string, (event: { readonly message: string }) => void>();
  const listen = (name: string, run: () => void) => listeners.set(name, run);
  const tips = new Map(['ios11', 'ios12'].map((name) => [name, { hidden: true }]));
  const words = {
    getAttribute: (name: string) => name,
    content: {
      querySelector: (selector: string) => {
        const tip = tips.get(/"(\w+)"/.exec(selector)?.[1] ?? '');
        return tip === undefined ? null : { removeAttribute: () => Object.assign(tip, { hidden: false }) };
      },
    },
  };
  const root = { style: { paddingTop: '' }, textContent: 'skeleton', appendChild: (shown: unknown) => (holds = shown) };
  let holds: unknown = null;
  const window = { CSS: true, addEventListener: listen, ...(reads ? { __startCalls: {} } : {}) };
  vm.runInNewContext(OLD_BROWSER_SCRIPT, {
    window,
    CSS: { supports: () => mixesColours },
    navigator: { userAgent },
    document: {
      addEventListener: listen,
      getElementById: (id: string) => (id === 'root' ? root : words),
      importNode: (part: unknown) => part,
      body: { style: {} },
    },
  });
  for (const message of errors) listeners.get('error')?.({ message });
  listeners.get('DOMContentLoaded')?.({ message: '' });
  return {
    isTold: holds === words.content && root.textContent === '',
    tips: [...tips].filter(([, { hidden }]) => !hidden).map(([name]) => name),
    paddingTop: root.style.paddingTop,
  };
};

test('a browser that reads the site is left alone', () => {
  assert.equal(open({}).isTold, false);
  assert.equal(open({ errors: ['Uncaught TypeError: x is undefined'] }).isTold, false, 'a fault is no age');
});

test('one that cannot read a script, of the document or a file, or mix a colour, is told', () => {
  assert.equal(open({ reads: false }).isTold, true);
  assert.equal(open({ errors: ['Uncaught SyntaxError: Unexpected token ?'] }).isTold, true);
  assert.equal(open({ mixesColours: false }).isTold, true);
});

test('iOS 12.0 to 12.1 and 11 or lower have a tip of their own, nobody else has one', () => {
  const tipsOf = (userAgent: string) => open({ reads: false, userAgent }).tips;
  assert.deepEqual(tipsOf(IPHONE('12_0')), ['ios12']);
  assert.deepEqual(tipsOf(IPHONE('12_1_4')), ['ios12']);
  assert.deepEqual(tipsOf(IPHONE('12')), ['ios12']);
  assert.deepEqual(tipsOf(IPHONE('11_4')), ['ios11']);
  assert.deepEqual(tipsOf(IPHONE('9_3')), ['ios11']);
  assert.deepEqual(tipsOf(IPHONE('12_2')), []);
  assert.deepEqual(tipsOf(IPHONE('15_0')), []);
  assert.deepEqual(tipsOf('Mozilla/5.0 (Linux; Android 6.0) Chrome/44.0 Mobile Safari/537.36'), []);
});

test('on iOS 10 the words stand 40 px lower, on no other', () => {
  const offsetOn = (version: string) => open({ reads: false, userAgent: IPHONE(version) }).paddingTop;
  assert.deepEqual([offsetOn('10_3'), offsetOn('9_3'), offsetOn('11_0')], ['40px', '', '']);
});

test('the script is written in the syntax of the browsers that it is for', () => {
  assert.doesNotMatch(OLD_BROWSER_SCRIPT, /=>|`|\?\.|\?\?|\b(?:const|let|class|async)\b|\.\.\./);
});

test('the document carries the words in its language, and what stands there without a script', async () => {
  const { html } = anEdge();
  const english = await html('/m/home');
  assert.match(english, /<template id="old-browser"[^>]*>.*This browser is too old.*<\/template>/s);
  assert.match(english, /<noscript>.*<h1>JavaScript is off<\/h1>.*<\/noscript>/s);
  const filipino = await html('/m/home', { 'Accept-Language': 'fil' });
  assert.match(filipino, /Masyado nang luma ang browser na ito/);
  assert.ok(english.indexOf(OLD_BROWSER_SCRIPT) < english.indexOf('id="boot-data"'), 'before what it may not read');
});
