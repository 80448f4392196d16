import type { SlotAccess } from '@shared-kernel/contracts/release/release';
import { Component, type ComponentType, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useEvent } from 'shared-kernel/events';
import type { SlotModule, SlotName, SlotProps } from 'shared-kernel/remote';
import { isAgent, type Session, useSession } from 'shared-kernel/session';
import { createStore, useStore } from 'shared-kernel/store';

/** One remote's part in a slot. */
export interface SlotExtension {
  readonly id: string;
  readonly access: SlotAccess;
  /** Rejects, reported, when the filling remote cannot be had; calling it again tries again. */
  readonly load: () => Promise<SlotModule>;
  /** Reports that it broke while it was shown. */
  readonly reportBroken: (error: unknown) => void;
}

/** Who fills which slot, in the order they stand, by the release document; the host fills it in. */
export const slotStore = createStore<{ readonly find: (name: SlotName) => readonly SlotExtension[] }>(() => ({
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

interface ExtensionProps<Name extends SlotName> {
  readonly extension: SlotExtension;
  readonly props: SlotProps[Name];
  readonly fallback: ReactNode;
  readonly onFailure: () => void;
}

const Extension = <Name extends SlotName>({ extension, props, fallback, onFailure }: ExtensionProps<Name>) => {
  const [Slot, setSlot] = useState<ComponentType<SlotProps[Name]> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const fail = useEffectEvent(() => {
    setFailed(true);
    onFailure();
  });
  useEvent('network.online', () => setFailed(false));
  useEffect(() => {
    if (hasFailed) return;
    let isCurrent = true;
    extension.load().then(
      (module) => isCurrent && setSlot(() => module.Slot),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [extension, hasFailed]);
  if (hasFailed) return null;
  if (Slot === null) return fallback;
  const reportBroken = (error: unknown): void => {
    extension.reportBroken(error);
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
  /** Stands in each extension's place while it is on its way: a skeleton of its height, so that nothing jumps. */
  readonly fallback?: ReactNode;
  /** Called once when there is nothing to show: the slot has no extension, or all of them failed. */
  readonly onFailure?: () => void;
}

const NOTHING = () => undefined;

/**
 * A named place of a page that other remotes fill, in the order that they declare, each for whom it is meant. Nobody
 * filling it, or an extension that fails, leaves nothing behind: the page and the other extensions go on. What failed is asked again when the network is back.
 */
export const SlotOutlet = <Name extends SlotName>({
  name,
  props,
  fallback = null,
  onFailure = NOTHING,
}: SlotOutletProps<Name>) => {
  const find = useStore(slotStore, (state) => state.find);
  const session = useSession();
  const extensions = useMemo(() => find(name), [find, name]);
  const shown = extensions.filter(({ access }) => maySee(access, session));
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const isEmpty = shown.every(({ id }) => failed.has(id));
  const fail = useEffectEvent(onFailure);
  useEvent('network.online', () => setFailed(new Set()));
  useEffect(() => {
    if (isEmpty) fail();
  }, [isEmpty]);
  return shown.map((extension) => (
    <Extension
      key={extension.id}
      extension={extension}
      props={props}
      fallback={fallback}
      onFailure={() => setFailed((before) => new Set([...before, extension.id]))}
    />
  ));
};
