import { wordsOf } from './words-of.ts';

it.each([
  ['<p>Fees &amp; <b>limits</b></p><ul><li>1 &lt; 2</li></ul>', 'Fees & limits 1 < 2'],
  ['a<script>alert(1)</script><style>p{}</style><!-- note -->b', 'ab'],
  ['<script>alert(1)', ''],
  ['1 < 2 and <img src=x onerror=alert(1)', '1 < 2 and'],
  ['&constructor; &AMP;', '&constructor; &'],
])('%s says “%s”', (html, words) => {
  expect(wordsOf(html)).toBe(words);
});
