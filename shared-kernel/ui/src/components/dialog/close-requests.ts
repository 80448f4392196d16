/** Part of the browser's own: https://html.spec.whatwg.org/multipage/interaction.html#closewatcher */
interface CloseWatcher {
  onclose: (() => void) | null;
  readonly destroy: () => void;
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/** Elsewhere it hears the Esc key alone, which the primitives hear themselves. */
const isBackAsked = (): boolean => window.CloseWatcher !== undefined && /Android/.test(navigator.userAgent);

/**
 * Calls back when the phone asks for what is open to be closed: Back by button or gesture, TalkBack's own gesture. Chrome
 * asks here also where it would pass over an entry of the history because nobody has touched the page yet.
 * Each request is heard, also after one that was refused, until the returned function is called.
 */
export const watchCloseRequests = (onRequest: () => void): (() => void) => {
  let watcher: CloseWatcher | undefined;
  let isOver = false;
  const listen = (): void => {
    if (isOver || window.CloseWatcher === undefined) return;
    watcher = new window.CloseWatcher();
    watcher.onclose = () => {
      onRequest();
      // A watcher hears one request. Once React has closed what agreed, who is still open listens anew.
      setTimeout(listen);
    };
  };
  if (isBackAsked()) listen();
  return () => {
    isOver = true;
    watcher?.destroy();
  };
};
