import type { Language } from '@shared-kernel/contracts/system/values';

/** Colours of the affiliate's page by the names of our tokens, and its scheme. */
export interface PartnerTheme {
  readonly colours: Readonly<Record<string, string>>;
  readonly scheme: string;
}

/** What the page around says. It is a foreign page: each field is looked at before it is used. */
export interface Said {
  readonly kind?: unknown;
  readonly code?: unknown;
  readonly language?: Language;
  readonly theme?: PartnerTheme;
  readonly path?: unknown;
  readonly challenge?: unknown;
}

/** A line to the page around that no other window hears. */
export interface Channel {
  /** Of the page around, as the browser names it. */
  readonly origin: string;
  readonly send: (message: { readonly kind: string } & Readonly<Record<string, unknown>>) => void;
  /** Hears everything until the returned function is called; what was said while nobody heard comes first, once, the last word of each kind. */
  readonly hear: (listen: (said: Said) => void) => () => void;
  /** What is answered to a challenge; undefined when it is not `code`, or nothing within the time. */
  readonly answerTo: (challenge: string, withinMs: number) => Promise<Said | undefined>;
}

const asSaid = (data: unknown): Said => (typeof data === 'object' && data !== null ? data : {});

const channelOn = (port: MessagePort, origin: string, first: Said): Channel => {
  const listeners = new Set<(said: Said) => void>();
  const asking = new Set<(said: Said) => void>();
  const unheard = new Map<unknown, Said>([[first.kind, first]]);
  port.onmessage = ({ data }) => {
    const said = asSaid(data);
    // Asked whether somebody is still there.
    if (said.kind === 'ping') port.postMessage({ kind: 'pong' });
    else if (listeners.size === 0) unheard.set(said.kind, said);
    for (const listen of [...asking, ...listeners]) listen(said);
  };
  const hear: Channel['hear'] = (listen) => {
    for (const said of unheard.values()) listen(said);
    unheard.clear();
    listeners.add(listen);
    return () => listeners.delete(listen);
  };
  const answerTo: Channel['answerTo'] = (challenge, withinMs) =>
    new Promise((resolve) => {
      const end = (said?: Said): void => {
        clearTimeout(timer);
        asking.delete(listen);
        resolve(said);
      };
      const timer = setTimeout(end, withinMs);
      const listen = (said: Said): void => {
        if (said.challenge === challenge) end(said.kind === 'code' ? said : undefined);
      };
      asking.add(listen);
    });
  return { origin, send: (message) => port.postMessage(message), hear, answerTo };
};

/** Says hello to whoever is around, with nothing in it, and takes the channel that a page of these origins hands in. */
export const openChannel = (origins: readonly string[]): Promise<Channel> =>
  new Promise((resolve) => {
    const take = ({ source, origin, data, ports: [port] }: MessageEvent): void => {
      const said = asSaid(data);
      if (source !== window.parent || !origins.includes(origin) || said.kind !== 'agent-area.connect') return;
      if (port === undefined) return;
      window.removeEventListener('message', take);
      resolve(channelOn(port, origin, said));
    };
    window.addEventListener('message', take);
    window.parent.postMessage({ kind: 'agent-area.hello' }, '*');
  });
