import { boolean, object } from '@shared-kernel/contracts/schema';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

const alerts = object({ isOn: boolean() });

/** Ours. On from the start. */
export const getSignInAlerts = defineEndpoint({
  summary: 'Whether the member is told of a login from a new device',
  method: 'GET',
  path: '/wps/session/alerts',
  access: 'session',
  input: object({}),
  value: alerts,
});

/** Ours. */
export const setSignInAlerts = defineEndpoint({
  summary: 'Switch the mails about logins from new devices on or off',
  method: 'POST',
  path: '/wps/session/alerts',
  access: 'session',
  input: alerts,
  value: alerts,
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  setSignInAlerts: { isOn: true } satisfies InputOf<typeof setSignInAlerts>,
};
