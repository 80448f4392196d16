import { render } from '@testing-library/react';
import { type BusyReason, blockUnload, isBusy, useBlockUnload } from 'shared-kernel/unsaved-changes';

/** True if the browser would ask before it leaves. */
const asksBeforeLeaving = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('holds until the last holder lets go', () => {
  expect(isBusy()).toBe(false);
  const first = blockUnload('typing');
  const second = blockUnload('typing');
  first();
  expect(isBusy()).toBe(true);
  second();
  expect(isBusy()).toBe(false);
});

it('lets the browser ask only while an answer is on its way', () => {
  const typing = blockUnload('typing');
  expect(asksBeforeLeaving()).toBe(false);
  const sending = blockUnload('sending');
  expect(asksBeforeLeaving()).toBe(true);
  sending();
  expect(asksBeforeLeaving()).toBe(false);
  typing();
});

it('follows a component and goes with it', () => {
  const Holder = ({ business }: { readonly business: BusyReason | null }) => {
    useBlockUnload(business);
    return null;
  };
  const { rerender, unmount } = render(<Holder business={null} />);
  expect(isBusy()).toBe(false);
  rerender(<Holder business="typing" />);
  expect(isBusy()).toBe(true);
  unmount();
  expect(isBusy()).toBe(false);
});
