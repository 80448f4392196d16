import type { Examples } from '../../gallery/examples.ts';
import { RichText } from './rich-text.tsx';

const EVERYTHING = `
<h3>Deposits</h3>
<p>Money arrives <strong>within minutes</strong>. If it does not, see <a href="/m/service">customer service</a>
or the <a href="https://example.com/fees">fees of your bank</a>.</p>
<ul><li>GCash from ₱100</li><li>Maya from ₱100</li></ul>
<ol><li>Choose a method</li><li>Send the exact amount</li></ol>
<blockquote>One waiting order a channel.</blockquote>
<table><thead><tr><th>Method</th><th>Smallest</th><th>Largest amount of one order</th></tr></thead>
<tbody><tr><td>GCash</td><td>₱100</td><td>₱50,000</td></tr><tr><td>Bank transfer</td><td>₱500</td><td>₱50,000</td></tr></tbody></table>
<p><script>document.title = 'bad'</script><small>Averyveryverylongwordwithoutanyplacetobreakitatallintheline</small></p>`;

export const examples: Examples = { everything: () => <RichText html={EVERYTHING} /> };
