import type { AccessRule } from '@shared-kernel/contracts/release/release';
import { aRoute } from '@shared-kernel/testing/site-builders';
import type { Session } from 'shared-kernel/session';
import { decideAccess } from './access.ts';

const HERE = '/m/gameRecord?range=today';
const session = (type: string): Session => ({
  token: 't',
  merchantCode: 'tala',
  userName: 'juan',
  type,
  firstTimeLogin: false,
});

describe('access for a guest', () => {
  const HOME = { kind: 'redirect', to: '/m/home' };
  it.each<[AccessRule, object]>([
    ['public', { kind: 'show' }],
    ['login-page', { kind: 'redirect', to: `/m/login?back=${encodeURIComponent(HERE)}` }],
    ['login-dialog', { kind: 'redirect', to: `/m/login?back=${encodeURIComponent(HERE)}` }],
    ['login-prompt', { kind: 'prompt' }],
    ['home', HOME],
    ['agent', { kind: 'redirect', to: `/m/login?back=${encodeURIComponent(HERE)}` }],
  ])('%s', (access, expected) => {
    expect(decideAccess(aRoute({ access }), null, HERE)).toEqual(expected);
  });

  it('the agent home', () => {
    expect(decideAccess(aRoute({ access: 'agent' }), null, '/m/agent?from=mail')).toEqual(HOME);
  });
});

describe('access for a member', () => {
  it.each(['0', '4', '40'])('type %s is no agent', (type) => {
    expect(decideAccess(aRoute({ access: 'agent' }), session(type), HERE)).toMatchObject({
      kind: 'redirect',
      to: '/m/home',
    });
  });

  it.each(['1', '2', '41', '42'])('type %s is one', (type) => {
    expect(decideAccess(aRoute({ access: 'agent' }), session(type), HERE)).toEqual({ kind: 'show' });
  });

  it('turns a trial account away where the route says so, with free_reject', () => {
    expect(decideAccess(aRoute({ rejectsTrial: true }), session('4'), HERE)).toMatchObject({
      to: '/m/trail',
      notice: 'free_reject',
    });
    expect(decideAccess(aRoute({ rejectsTrial: true }), session('1'), HERE)).toEqual({ kind: 'show' });
  });
});
