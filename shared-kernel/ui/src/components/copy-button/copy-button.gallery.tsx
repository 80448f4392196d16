import type { Examples } from '../../gallery/examples.ts';
import { CopyButton } from './copy-button.tsx';

export const examples: Examples = {
  'with words': () => (
    <CopyButton text="https://tala.ph/r/1042" variant="primary" isBlock>
      Copy link
    </CopyButton>
  ),
  'a sign alone': () => (
    <p>
      2026-0042 <CopyButton text="2026-0042" label="Copy bet number 2026-0042" />
    </p>
  ),
};
