import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const styles = (file: string): string => readFileSync(join(__dirname, file), 'utf8');

/** Browsing §9. */
test('one page fades over into the next in 300 ms', () => {
  const [, token = ''] =
    /::view-transition-new\(root\) \{\s*animation-duration: var\((--[\w-]+)\)/.exec(styles('motion.css')) ?? [];
  expect(styles('tokens.css')).toContain(`${token}: 300ms;`);
});
