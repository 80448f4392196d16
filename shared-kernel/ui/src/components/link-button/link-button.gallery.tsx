import type { Examples } from '../../gallery/examples.ts';
import { LinkButton, OutsideButton } from './link-button.tsx';

export const examples: Examples = {
  primary: () => (
    <LinkButton to="/m/deposit" variant="primary">
      Deposit
    </LinkButton>
  ),
  block: () => (
    <LinkButton to="/m/home" isBlock>
      Home
    </LinkButton>
  ),
  outside: () => (
    <OutsideButton href="https://pay.example/1042" isBlock>
      Pay with GCash
    </OutsideButton>
  ),
};
