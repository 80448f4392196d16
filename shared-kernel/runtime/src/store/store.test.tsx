/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createStore, useStore } from 'shared-kernel/store';

const NONE = { count: 0 };

it.each([
  ['made at once', () => createStore(() => NONE)],
  ['made in two steps', () => createStore<typeof NONE>()(() => NONE)],
])('where there is no browser, a store %s is read as it is now', (_how, make) => {
  const store = make();
  const Count = () => <b>{useStore(store, (state) => state.count)}</b>;
  store.setState({ count: 3 });
  expect(renderToString(<Count />)).toBe('<b>3</b>');
});
