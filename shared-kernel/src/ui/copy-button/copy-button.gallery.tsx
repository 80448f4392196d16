import type { Examples } from '../../gallery/examples.ts';
import { CopyButton } from './copy-button.tsx';

const WORDS = { copied: 'Copied', failed: 'Hold the number to copy it' };

export const examples: Examples = {
  'with words': () => (
    <CopyButton text="https://tala.ph/r/1042" variant="primary" isBlock {...WORDS}>
      Copy link
    </CopyButton>
  ),
  'a sign alone': () => (
    <p>
      2026-0042 <CopyButton text="2026-0042" label="Copy bet number 2026-0042" {...WORDS} />
    </p>
  ),
};
