import { login } from '@shared-kernel/contracts/account/session';
import { safeParse } from '@shared-kernel/contracts/schema';
import { isApiError } from 'shared-kernel/api';
import { signIn } from 'shared-kernel/session';
import { mustChange } from './must-change.ts';

/** `password.expired` brings a session that is good for changing the password alone: marked so, it is entered as others are. Any other failure is thrown again. */
export const enterHeld = (error: unknown) => {
  const held = isApiError(error) && error.code === 'password.expired' ? safeParse(login.value, error.value) : undefined;
  if (!held?.success) throw error;
  mustChange.write('1');
  signIn(held.data);
  return held.data;
};
