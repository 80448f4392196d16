import { readContent } from './popup-content.ts';

it('makes a button of the link that an announcement ends with', () => {
  expect(readContent('<p>Play money.</p> <p><a href="/m/trail">Try for free</a></p>\n')).toEqual({
    text: '<p>Play money.</p> ',
    action: { label: 'Try for free', target: { kind: 'page', to: '/m/trail' } },
  });
  expect(readContent('<p><a class="x" href="https://a.test/b">Go</a></p>').action?.target).toEqual({
    kind: 'outside',
    href: 'https://a.test/b',
  });
});

it.each([
  ['a link in a sentence', '<p>See <a href="/m/trail">this</a></p>'],
  ['a link before more text', '<p><a href="/m/trail">this</a></p><p>More</p>'],
  ['two links', '<p><a href="/m/a">a</a> <a href="/m/b">b</a></p>'],
  ['a link that leads nowhere', '<p><a href="javascript:alert(1)">this</a></p>'],
  ['a picture as a link', '<p><a href="/m/trail"><img src="a.png"></a></p>'],
  ['an address with entities', '<p><a href="/m/trail?a=1&amp;b=2">this</a></p>'],
  ['plain text', 'More'],
])('leaves %s as it is', (_what, html) => {
  expect(readContent(html)).toEqual({ text: html });
});
