export interface ScriptRequest {
  readonly url: string;
  /** `sha384-…`; the browser refuses other bytes. */
  readonly integrity: string | undefined;
  readonly timeoutMs: number;
}

const findTag = (url: string): HTMLScriptElement | undefined =>
  [...document.scripts].find((script) => script.src === url && script.dataset.settled === undefined);

const newTag = ({ url, integrity }: ScriptRequest): HTMLScriptElement => {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity !== undefined) script.integrity = integrity;
  return script;
};

/**
 * Loads a classic script, or joins the document's own tag for it while that is still on its way. A failed or late tag
 * is taken out of the page, so that the next call starts a fresh request. Rejects on a network error, other bytes
 * than `integrity` says, and after `timeoutMs`.
 */
export const loadScript = (request: ScriptRequest): Promise<void> =>
  new Promise((resolve, reject) => {
    const started = findTag(request.url);
    const script = started ?? newTag(request);
    const settle = (finish: () => void, isLoaded: boolean): void => {
      clearTimeout(limit);
      script.dataset.settled = '';
      if (!isLoaded) script.remove();
      finish();
    };
    const fail = (why: string) => () => settle(() => reject(new Error(`${request.url}: ${why}`)), false);
    const limit = setTimeout(fail(`no answer within ${request.timeoutMs} ms`), request.timeoutMs);
    script.addEventListener('load', () => settle(resolve, true), { once: true });
    script.addEventListener('error', fail('not loaded, or refused by its integrity'), { once: true });
    if (started === undefined) document.head.append(script);
  });
