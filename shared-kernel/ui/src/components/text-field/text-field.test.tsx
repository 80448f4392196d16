import { TextField } from '@shared-kernel/ui/text-field';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';

describe('TextField', () => {
  it('is found by its label and takes what is typed', async () => {
    const input = createRef<HTMLInputElement>();
    render(<TextField label="Username" ref={input} name="username" />);
    await userEvent.type(screen.getByLabelText('Username'), 'juan');
    expect(input.current).toHaveValue('juan');
  });

  it('ties its hint to the input', () => {
    render(<TextField label="Username" hint="6 to 14 characters" />);
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('6 to 14 characters');
    expect(screen.getByLabelText('Username')).toBeValid();
  });

  it('shows an error in place of the hint and announces it', () => {
    const { rerender } = render(<TextField label="Username" hint="6 to 14 characters" />);
    rerender(<TextField label="Username" hint="6 to 14 characters" error="Too short" />);
    const input = screen.getByLabelText('Username');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Too short');
    expect(screen.getByText('Too short').closest('[aria-live="polite"]')).toBeInTheDocument();
    expect(screen.queryByText('6 to 14 characters')).not.toBeInTheDocument();
  });

  it('keeps a description that it was given', () => {
    render(
      <>
        <p id="rule">Letters only</p>
        <TextField label="Name" aria-describedby="rule" error="Too short" />
      </>,
    );
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Letters only Too short');
  });
});
