// @ts-check
/*
 * <agent-area partner="…" code-url="/agent-code">: the agent area of this script's site, in a frame that neither the page's styles
 * nor its scripts reach. docs/affiliates.md is its manual. Published: this text does not change, its hash stands in affiliates' tags.
 */
(() => {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement) || customElements.get('agent-area')) return;
  const site = new URL(script.src).origin;

  /** A frame that has loaded and says nothing for so long was not let in. */
  const SILENCE_MS = 10_000;
  const LEAST_PX = 320;
  const THEME =
    'bg surface-1 surface-2 surface-3 line text-1 text-2 text-3 accent-from accent-to on-accent info focus'.split(' ');
  const SCHEME = '--agent-area-color-scheme';

  /** @type {Record<'EN' | 'TY', Record<'title' | 'silent', string>>} */
  const WORDS = {
    EN: { title: 'Agent area', silent: 'The agent area could not be loaded here.' },
    TY: { title: 'Lugar ng agent', silent: 'Hindi ma-load dito ang lugar ng agent.' },
  };

  const STYLE = `
    :host { display: block; max-inline-size: 100%; }
    :host([hidden]) { display: none; }
    iframe[hidden], p:empty { display: none; }
    iframe:not([hidden]) { display: block; inline-size: 100%; border: 0; color-scheme: auto;
      block-size: clamp(${LEAST_PX}px, var(--height, 480px), var(--agent-area-max-height, 100dvh)); }
    p { margin: 0; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }`;
  // Made by a script, not written into the page: its policy for styles has no say.
  const style = new CSSStyleSheet();
  style.replaceSync(STYLE);

  class AgentArea extends HTMLElement {
    static observedAttributes = ['language'];

    #shadow = this.attachShadow({ mode: 'open' });
    #frame = document.createElement('iframe');
    #line = document.createElement('p');
    /** @type {MessagePort | undefined} */
    #port;
    #life = new AbortController();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #silence;

    get #language() {
      const asked = (
        this.getAttribute('language') ||
        document.documentElement.lang ||
        navigator.language
      ).toLowerCase();
      return /^(ty|fil|tl)\b/.test(asked) ? 'TY' : 'EN';
    }

    get #hash() {
      return this.getAttribute('routes') === 'hash';
    }

    get #start() {
      const path = this.#hash && location.hash.startsWith('#/m/') ? location.hash.slice(1) : this.getAttribute('path');
      return path?.startsWith('/m/') ? path : '/m/agent';
    }

    connectedCallback() {
      this.#life = new AbortController();
      const { signal } = this.#life;
      addEventListener('message', (event) => this.#greet(event), { signal });
      if (this.#hash) addEventListener('hashchange', () => this.#followHash(), { signal });
      document.addEventListener('securitypolicyviolation', (event) => this.#explainPolicy(event), { signal });
      matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#sendTheme(), { signal });
      this.#frame.title = this.title || WORDS[this.#language].title;
      this.#frame.allow = 'clipboard-write; web-share';
      this.#shadow.adoptedStyleSheets = [style];
      this.#frame.onload = () => {
        if (!this.#port) this.#silence = setTimeout(() => this.#complain(), SILENCE_MS);
      };
      this.#line.setAttribute('role', 'alert');
      this.#shadow.replaceChildren(this.#line, this.#frame);
      this.#load();
    }

    disconnectedCallback() {
      this.#life.abort();
      clearTimeout(this.#silence);
      this.#port?.close();
    }

    attributeChangedCallback() {
      this.#send({ kind: 'language', language: this.#language });
    }

    /** Loads the area anew. */
    reload() {
      if (this.isConnected) this.#load();
    }

    #load() {
      const partner = encodeURIComponent(this.getAttribute('partner') ?? '');
      const address = new URL(`/m/_partner/${partner}${this.#start}`, site);
      address.searchParams.set('language', this.#language);
      this.#port?.close();
      this.#port = undefined;
      this.#hush();
      this.#frame.src = address.href;
    }

    #hush() {
      clearTimeout(this.#silence);
      this.#line.textContent = '';
      this.#frame.hidden = false;
    }

    #complain() {
      this.#line.textContent = WORDS[this.#language].silent;
      this.#frame.hidden = true;
      const hint = `agent-area: no answer of ${site}. Is partner="${this.getAttribute('partner')}" right, and is ${location.origin} one of its origins?`;
      console.error(hint);
      this.#tell('error', { code: 'silent', message: hint });
    }

    /** @param {SecurityPolicyViolationEvent} event */
    #explainPolicy({ effectiveDirective, blockedURI, disposition }) {
      if (
        disposition !== 'enforce' ||
        !/^(frame|child|default)-src$/.test(effectiveDirective) ||
        !blockedURI.startsWith(site)
      )
        return;
      const hint = `agent-area: this page's Content-Security-Policy forbids the frame. Add to it: frame-src ${site}`;
      console.error(hint);
      this.#tell('error', { code: 'policy', message: hint });
    }

    /** The frame says that it is there, with every document that it loads; a channel of its own answers.
     * @param {MessageEvent} event */
    #greet({ source, origin, data }) {
      const { contentWindow } = this.#frame;
      if (source !== contentWindow || origin !== site || data?.kind !== 'agent-area.hello') return;
      this.#hush();
      this.#port?.close();
      const { port1, port2 } = new MessageChannel();
      this.#port = port1;
      port1.onmessage = ({ data: said }) => this.#hear(said);
      contentWindow?.postMessage({ kind: 'agent-area.connect', language: this.#language, theme: this.#theme() }, site, [
        port2,
      ]);
    }

    /** @param {any} said */
    #hear(said) {
      if (said.kind === 'code-wanted') this.#answerChallenge(said.challenge);
      else if (said.kind === 'height') this.#frame.style.setProperty('--height', `${said.height}px`);
      else if (said.kind === 'path') this.#follow(said.path);
      else if (said.kind === 'link') this.#leave(said.href);
      else if (said.kind === 'reload') this.#load();
      else if (said.kind === 'ready' || said.kind === 'signed-out') this.#tell(said.kind);
      else if (said.kind === 'error') this.#tell('error', { code: said.code, message: said.message });
    }

    /** @param {string} challenge */
    async #answerChallenge(challenge) {
      const port = this.#port;
      // The page's own way, where it has one: `element.getCode = async (challenge) => code`.
      const { getCode } = /** @type {{ getCode?: (challenge: string) => Promise<string> }} */ (
        /** @type {unknown} */ (this)
      );
      try {
        port?.postMessage({ kind: 'code', code: await (getCode ?? this.#askServer.bind(this))(challenge) });
      } catch (error) {
        console.error(`agent-area: no code: ${error}`);
        port?.postMessage({ kind: 'no-code' });
      }
    }

    /** @param {string} challenge */
    async #askServer(challenge) {
      const address = this.getAttribute('code-url');
      if (!address) throw new Error('there is neither code-url nor getCode');
      const answer = await fetch(new URL(address, document.baseURI), {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ challenge }),
      });
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      return (await answer.json()).code;
    }

    /** @param {string} path */
    #follow(path) {
      // The frame has made the entry of the history: the page's address only says what it shows.
      if (this.#hash && `#${path}` !== location.hash) history.replaceState(history.state, '', `#${path}`);
      if (this.getBoundingClientRect().top < 0) this.scrollIntoView({ block: 'start' });
      this.#tell('navigate', { path });
    }

    #followHash() {
      if (location.hash.startsWith('#/m/')) this.#send({ kind: 'go', path: location.hash.slice(1) });
    }

    /** @param {string} href */
    #leave(href) {
      if (this.#tell('link', { href })) open(href, '_blank', 'noopener');
    }

    #theme() {
      const style = getComputedStyle(this);
      const said = THEME.map((token) => [token, style.getPropertyValue(`--agent-area-${token}`).trim()]);
      return {
        colours: Object.fromEntries(said.filter(([, colour]) => colour !== '')),
        scheme: style.getPropertyValue(SCHEME).trim(),
      };
    }

    #sendTheme() {
      this.#send({ kind: 'theme', theme: this.#theme() });
    }

    /** @param {object} said */
    #send(said) {
      this.#port?.postMessage(said);
    }

    /** False: the page takes it upon itself.
     * @param {string} name
     * @param {object} [detail] */
    #tell(name, detail = {}) {
      const event = new CustomEvent(`agent-area:${name}`, { detail, bubbles: true, composed: true, cancelable: true });
      return this.dispatchEvent(event);
    }
  }

  customElements.define('agent-area', AgentArea);
})();
