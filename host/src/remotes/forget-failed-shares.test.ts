import { createInstance } from '@module-federation/runtime';
import { forgetFailedShares } from './forget-failed-shares.ts';

/** A host whose shared module comes on the second try. */
const hostWithOneFailure = () => {
  let asked = 0;
  const get = async () => {
    asked += 1;
    if (asked === 1) throw new Error('no line');
    return () => 'the module';
  };
  const share = { version: '1.0.0', scope: ['default'], get, shareConfig: { requiredVersion: false as const } };
  return createInstance({ name: `host_${Math.random()}`, remotes: [], shared: { 'shared-kernel/ui/sheet': share } });
};

const load = async (host: ReturnType<typeof hostWithOneFailure>) => {
  const factory = await host.loadShare<string>('shared-kernel/ui/sheet');
  return typeof factory === 'function' ? factory() : undefined;
};

test('a shared module whose load failed is asked for again', async () => {
  const host = hostWithOneFailure();
  await Promise.all(host.initializeSharing('default'));
  const scope = host.shareScopeMap.default;
  if (scope === undefined) throw new Error('The host shares nothing.');
  forgetFailedShares(scope);
  forgetFailedShares(scope);
  await expect(load(host)).rejects.toThrow('no line');
  expect(await load(host)).toBe('the module');
});
