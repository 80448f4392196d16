// @ts-check
/*
 * <agent-area partner="…" code-url="/agent-code">: the agent area of this script's site, in a frame that neither the page's styles
 * nor its scripts reach. docs/affiliates.md is its manual. Published: this text does not change, its hash stands in affiliates' tags.
 */
(() => {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) {
    console.error('agent-area: load this file by a <script src> of its own, neither as a module nor in a bundle.');
    return;
  }
  if (customElements.get('agent-area')) {
    console.error('agent-area: a page has one brand: it is defined already.');
    return;
  }
  const site = new URL(script.src).origin;

  /** A frame that has loaded and says nothing for so long was not let in. */
  const SILENCE_MS = 10_000;
  const ANSWER_MS = 3_000;
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
    :host([hidden]), p:empty { display: none; }
    iframe { display: block; inline-size: 100%; border: 0; color-scheme: auto;
      block-size: clamp(${LEAST_PX}px, var(--height, 480px), var(--agent-area-max-height, 100dvh)); }
    p { margin: 0; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }`;
  // Made by a script, not written into the page: its policy for styles has no say.
  const style = new CSSStyleSheet();
  style.replaceSync(STYLE);

  class AgentArea extends HTMLElement {
    static observedAttributes = ['language', 'partner', 'path', 'routes'];

    #shadow = this.attachShadow({ mode: 'open' });
    #line = document.createElement('p');
    /** @type {HTMLIFrameElement | undefined} */
    #frame;
    /** @type {MessagePort | undefined} */
    #port;
    #life = new AbortController();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #silence;
    /** The path that was shown last; empty before the first.  */
    #shown = '';
    /** @type {((challenge: string) => Promise<string>) | undefined} */
    #getCode;

    constructor() {
      super();
      this.#shadow.adoptedStyleSheets = [style];
      this.#line.setAttribute('role', 'alert');
      this.#shadow.append(this.#line);
    }

    /** The page's own way to a code, where it has one: `async (challenge) => code`. */
    get getCode() {
      return this.#getCode;
    }

    set getCode(ask) {
      this.#getCode = ask;
    }

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
      // What was set before this file was here lies over the property.
      if (Object.hasOwn(this, 'getCode')) {
        const ask = this.getCode;
        // @ts-expect-error: an own property of the time before
        delete this.getCode;
        this.getCode = ask;
      }
      this.#life = new AbortController();
      const { signal } = this.#life;
      addEventListener('message', (event) => this.#greet(event), { signal });
      addEventListener('hashchange', () => this.#followHash(), { signal });
      document.addEventListener('securitypolicyviolation', (event) => this.#explainPolicy(event), { signal });
      matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.refresh(), { signal });
      this.#load();
    }

    disconnectedCallback() {
      this.#life.abort();
      this.#drop();
    }

    /** Moved in the page, the frame stays as it is. */
    connectedMoveCallback() {}

    /**
     * @param {string} name
     * @param {string | null} before
     * @param {string | null} after
     */
    attributeChangedCallback(name, before, after) {
      if (name === 'language') this.refresh();
      else if (before !== after) this.reload();
    }

    /** Loads the area anew: for another visitor. */
    reload() {
      if (this.isConnected) this.#load();
    }

    /** Tells the area the language and the colours that the page has now. */
    refresh() {
      this.#send({ kind: 'language', language: this.#language });
      this.#send({ kind: 'theme', theme: this.#theme() });
    }

    #drop() {
      clearTimeout(this.#silence);
      this.#port?.close();
      this.#port = undefined;
      this.#frame?.remove();
      this.#frame = undefined;
      this.#line.textContent = '';
      this.#shown = '';
    }

    /** A new frame each time: its first page is no entry of the history. */
    #load() {
      this.#drop();
      const partner = this.getAttribute('partner');
      if (!partner) return;
      const address = new URL(`/m/_partner/${encodeURIComponent(partner)}${this.#start}`, site);
      address.searchParams.set('language', this.#language);
      const frame = document.createElement('iframe');
      frame.title = this.title || WORDS[this.#language].title;
      frame.allow = 'clipboard-write; web-share';
      frame.src = address.href;
      frame.onload = () => this.#expect();
      this.#frame = frame;
      this.#shadow.append(frame);
    }

    /** Whoever is in the frame answers; a document that was refused does not. */
    #expect() {
      clearTimeout(this.#silence);
      this.#silence = setTimeout(() => {
        this.#send({ kind: 'ping' });
        this.#silence = setTimeout(() => this.#complain(), ANSWER_MS);
      }, SILENCE_MS);
    }

    #hush() {
      clearTimeout(this.#silence);
      this.#line.textContent = '';
    }

    #complain() {
      this.#line.textContent = WORDS[this.#language].silent;
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
      const inside = this.#frame?.contentWindow;
      if (!inside || source !== inside || origin !== site || data?.kind !== 'agent-area.hello') return;
      this.#hush();
      this.#port?.close();
      const { port1, port2 } = new MessageChannel();
      this.#port = port1;
      port1.onmessage = ({ data: said }) => this.#hear(said);
      const first = { kind: 'agent-area.connect', language: this.#language, theme: this.#theme() };
      inside.postMessage(first, site, [port2]);
    }

    /** @param {any} said */
    #hear(said) {
      if (said.kind === 'code-wanted') this.#answerChallenge(said.challenge);
      else if (said.kind === 'pong') this.#hush();
      else if (said.kind === 'height') this.#frame?.style.setProperty('--height', `${said.height}px`);
      else if (said.kind === 'path') this.#follow(said.path);
      else if (said.kind === 'link') this.#leave(said.href);
      else if (said.kind === 'ready' || said.kind === 'signed-out') this.#tell(said.kind);
    }

    /** @param {string} challenge */
    async #answerChallenge(challenge) {
      const port = this.#port;
      try {
        const code = await (this.#getCode ?? this.#askServer.bind(this))(challenge);
        port?.postMessage({ kind: 'code', code, challenge });
      } catch (error) {
        console.error(`agent-area: no code: ${error}`);
        port?.postMessage({ kind: 'no-code', challenge });
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
      const before = this.#shown;
      this.#shown = path;
      // The frame has made the entry of the history: the page's address only says what it shows.
      if (this.#hash && `#${path}` !== location.hash)
        history.replaceState(history.state, '', `${location.pathname}${location.search}#${path}`);
      // Another page begins at its top; the first one, and a page's other tab, move nothing.
      const isAnother = before !== '' && before.split('?')[0] !== path.split('?')[0];
      if (isAnother && this.getBoundingClientRect().top < 0) this.scrollIntoView({ block: 'start' });
      this.#tell('navigate', { path });
    }

    #followHash() {
      const path = location.hash.slice(1);
      if (this.#hash && path.startsWith('/m/') && path !== this.#shown) this.#send({ kind: 'go', path });
    }

    /** @param {string} href */
    #leave(href) {
      if (this.#tell('link', { href })) open(href, '_blank', 'noopener');
    }

    #theme() {
      const look = getComputedStyle(this);
      const said = THEME.map((token) => [token, look.getPropertyValue(`--agent-area-${token}`).trim()]);
      return {
        colours: Object.fromEntries(said.filter(([, colour]) => colour !== '')),
        scheme: look.getPropertyValue(SCHEME).trim(),
      };
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
