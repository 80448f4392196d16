import { Component, type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { SlotModule, SlotName, SlotProps } from 'shared-kernel/remote';
import { createStore, useStore } from 'shared-kernel/store';

/** Loads what fills a slot. Rejects when the filling remote cannot be had; calling it again tries again. */
export type SlotLoader = () => Promise<SlotModule>;

/** Who fills which slot, by the release document; the host fills it in. */
export const slotStore = createStore<{ readonly find: (name: SlotName) => SlotLoader | undefined }>(() => ({
  find: () => undefined,
}));

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onFailure: () => void;
}

class SlotBoundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

interface SlotOutletProps<Name extends SlotName> {
  readonly name: Name;
  readonly props: SlotProps[Name];
  /** Called once when the slot's filler cannot be loaded, is missing, or breaks while rendering. */
  readonly onFailure?: () => void;
}

const NOTHING = () => undefined;

/**
 * A named place of a page that another remote fills. Nobody filling it, or a filler that fails, leaves nothing
 * behind: the page around it goes on.
 */
export const SlotOutlet = <Name extends SlotName>({ name, props, onFailure = NOTHING }: SlotOutletProps<Name>) => {
  const find = useStore(slotStore, (state) => state.find);
  const [Slot, setSlot] = useState<ComponentType<SlotProps[Name]> | null>(null);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    let isCurrent = true;
    const load = find(name);
    if (load === undefined) fail();
    load?.().then(
      (module) => isCurrent && setSlot(() => module.Slot),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [find, name]);
  return Slot === null ? null : (
    <SlotBoundary onFailure={onFailure}>
      <Slot {...props} />
    </SlotBoundary>
  );
};
