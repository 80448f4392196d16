import { render, screen } from '@testing-library/react';
import { PasswordStrength } from './password-strength.tsx';

it.each([0, 1, 2, 3, 4] as const)('fills as many steps as its level: %d', (level) => {
  const { container } = render(<PasswordStrength level={level} text="Fair password" />);
  expect(container.querySelectorAll('[data-filled]')).toHaveLength(level);
});

it('says its level in words, with the rule below, and nothing of its steps', () => {
  const { container } = render(
    <PasswordStrength level={2} text="Fair password">
      At least 8 characters.
    </PasswordStrength>,
  );
  expect(screen.getByText('Fair password')).toBeVisible();
  expect(screen.getByText('At least 8 characters.')).toBeVisible();
  for (const step of container.querySelectorAll('[data-filled]')) expect(step.closest('[aria-hidden]')).not.toBeNull();
});
