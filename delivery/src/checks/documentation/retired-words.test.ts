import assert from 'node:assert/strict';
import { it } from 'node:test';
import { RETIRED, retiredFaults, retiredWords } from './retired-words.ts';

const words = retiredWords([
  ['line, line.doubted, watchLine', 'connectivity'],
  ['takeBack as props', 'onLoadError'],
  ['own-line, door/', 'queue'],
  ['pnpm touched', 'impact'],
]);

it('reads identifiers, events, names of files and commands, and leaves everyday words and props to people', () => {
  assert.deepEqual(
    words.map(({ word, kind }) => `${kind} ${word}`),
    ['identifier line.doubted', 'identifier watchLine', 'file own-line', 'file door', 'command touched'],
  );
});

it('names each place that says one, and what to say', () => {
  const texts = {
    'host/src/a.ts': "publish('line.doubted'); const line = takeBack; rewatchLine();",
    'host/src/own-line.ts': '',
    'platform/src/play/play.door.ts': 'const touched = 1;',
    'docs/x.md': 'run `pnpm touched main..HEAD`, beside the line',
  };
  assert.deepEqual(retiredFaults(words, texts), [
    'host/src/a.ts: "line.doubted" is retired: connectivity',
    'host/src/own-line.ts: "own-line" is retired: queue',
    'platform/src/play/play.door.ts: "door" is retired: queue',
    'docs/x.md: "touched" is retired: impact',
  ]);
});

it('holds a word of most rows', () => {
  const held = new Set(retiredWords(RETIRED).map(({ instead }) => instead));
  const left = RETIRED.filter(([, instead]) => !held.has(instead)).map(([each]) => each);
  assert.deepEqual(left, [
    'takeBack, isAsked, wait, failed as props',
    'own, kit, word, say as translate functions',
    'look(), instances',
  ]);
});
