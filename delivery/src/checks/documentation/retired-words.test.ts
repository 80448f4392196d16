import assert from 'node:assert/strict';
import { it } from 'node:test';
import { retiredFaults, retiredWords } from './retired-words.ts';

const GLOSSARY = `# Glossary

## Retired words

- line, \`line.doubted\`, \`watchLine\` → connectivity
- \`takeBack\` (props) → \`onLoadError\`
- own-line, beside-skeleton,
  waiting-line → keyed concurrency queue
`;

const words = retiredWords(GLOSSARY);

it('reads identifiers, events and file names, and leaves everyday words and props to people', () => {
  assert.deepEqual(
    words.map(({ word }) => word),
    ['line.doubted', 'watchLine', 'own-line', 'beside-skeleton', 'waiting-line'],
  );
});

it('names each place that says one', () => {
  const sources = {
    'host/src/a.ts': "publish('line.doubted'); const line = takeBack; rewatchLine();",
    'host/src/own-line.ts': '',
    'host/src/b.ts': 'const idle = 1;',
  };
  assert.deepEqual(retiredFaults(words, sources), [
    'host/src/a.ts: "line.doubted" is retired (docs/glossary.md)',
    'host/src/own-line.ts: "own-line" is retired (docs/glossary.md)',
  ]);
});
