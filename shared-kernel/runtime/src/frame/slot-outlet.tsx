import type { SlotAccess } from '@shared-kernel/contracts/release/release';
import { Component, type ComponentType, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useEvent } from 'shared-kernel/events';
import type { SlotModule, SlotName, SlotProps } from 'shared-kernel/remote';
import { isAgent, type Session, useSession } from 'shared-kernel/session';
import { createStore, useStore } from 'shared-kernel/store';

/** One remote's part in a slot. */
export interface SlotFiller {
  readonly id: string;
  readonly access: SlotAccess;
  /** Rejects, reported, when the filling remote cannot be had; calling it again tries again. */
  readonly load: () => Promise<SlotModule>;
  /** Reports that it broke while it was shown. */
  readonly reportBroken: (error: unknown) => void;
}

/** Who fills which slot, in the order they stand, by the release document; the host fills it in. */
export const slotStore = createStore<{ readonly find: (name: SlotName) => readonly SlotFiller[] }>(() => ({
  find: () => [],
}));

const maySee = (access: SlotAccess, session: Session | null): boolean =>
  access === 'public' || (session !== null && (access === 'session' || isAgent(session.type)));

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onFailure: (error: unknown) => void;
}

class SlotBoundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

interface FilledProps<Name extends SlotName> {
  readonly filler: SlotFiller;
  readonly props: SlotProps[Name];
  readonly wait: ReactNode;
  readonly onFailure: () => void;
}

const Filled = <Name extends SlotName>({ filler, props, wait, onFailure }: FilledProps<Name>) => {
  const [Slot, setSlot] = useState<ComponentType<SlotProps[Name]> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const fail = useEffectEvent(() => {
    setFailed(true);
    onFailure();
  });
  useEvent('line.restored', () => setFailed(false));
  useEffect(() => {
    if (hasFailed) return;
    let isCurrent = true;
    filler.load().then(
      (module) => isCurrent && setSlot(() => module.Slot),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [filler, hasFailed]);
  if (hasFailed) return null;
  if (Slot === null) return wait;
  const reportBroken = (error: unknown): void => {
    filler.reportBroken(error);
    onFailure();
  };
  return (
    <SlotBoundary onFailure={reportBroken}>
      <Slot {...props} />
    </SlotBoundary>
  );
};

interface SlotOutletProps<Name extends SlotName> {
  readonly name: Name;
  readonly props: SlotProps[Name];
  /** Stands in each filler's place while it is on its way: a skeleton of its height, so that nothing jumps. */
  readonly wait?: ReactNode;
  /** Called once when there is nothing to show: the slot has no filler, or all of them failed. */
  readonly onFailure?: () => void;
}

const NOTHING = () => undefined;

/**
 * A named place of a page that other remotes fill, in the order that they declare, each for whom it is meant. Nobody
 * filling it, or a filler that fails, leaves nothing behind: the page and the other fillers go on. What failed is asked again when the line is back.
 */
export const SlotOutlet = <Name extends SlotName>({
  name,
  props,
  wait = null,
  onFailure = NOTHING,
}: SlotOutletProps<Name>) => {
  const find = useStore(slotStore, (state) => state.find);
  const session = useSession();
  const fillers = useMemo(() => find(name), [find, name]);
  const shown = fillers.filter(({ access }) => maySee(access, session));
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const isEmpty = shown.every(({ id }) => failed.has(id));
  const fail = useEffectEvent(onFailure);
  useEvent('line.restored', () => setFailed(new Set()));
  useEffect(() => {
    if (isEmpty) fail();
  }, [isEmpty]);
  return shown.map((filler) => (
    <Filled
      key={filler.id}
      filler={filler}
      props={props}
      wait={wait}
      onFailure={() => setFailed((before) => new Set([...before, filler.id]))}
    />
  ));
};
