/** The reference chat: asks for what is new every few seconds, and sends each message once. Everything is shown as text. */
const API = '/wps/play/service';
const EVERY_MS = 3_000;
const WORDS = {
  en: {
    label: 'Write to customer service',
    send: 'Send',
    you: 'You',
    operator: 'Customer service',
    opening: 'Opening the chat',
    ready: 'Write to us. What is written here is kept for 180 days.',
    offline: 'No connection. Trying again.',
    failed: 'Not sent. Your message is still here: try again.',
    limited: 'Too many messages. Wait a minute, then try again.',
    over: 'This chat has ended. Go back and open it again.',
    closed: 'Customer service has closed this chat. Write to open it again.',
  },
  fil: {
    label: 'Sumulat sa customer service',
    send: 'Ipadala',
    you: 'Ikaw',
    operator: 'Customer service',
    opening: 'Binubuksan ang chat',
    ready: 'Sumulat sa amin. Itinatabi nang 180 araw ang nakasulat dito.',
    offline: 'Walang koneksyon. Sinusubukan ulit.',
    failed: 'Hindi naipadala. Nandito pa ang mensahe mo: subukan ulit.',
    limited: 'Masyadong maraming mensahe. Maghintay nang isang minuto, saka subukan ulit.',
    over: 'Tapos na ang chat na ito. Bumalik at buksan ulit ito.',
    closed: 'Isinara ng customer service ang chat na ito. Sumulat para mabuksan ulit.',
  },
};
const words = WORDS[document.documentElement.lang === 'fil' ? 'fil' : 'en'];
const byId = (id) => document.getElementById(id);
const [log, state, form, text, send] = ['log', 'state', 'form', 'text', 'send'].map(byId);
byId('label').textContent = words.label;
send.textContent = words.send;
log.ariaLabel = words.operator;

let token = new URLSearchParams(location.hash.slice(1)).get('launch') ?? '';
let last = 0;
let isOver = false;
let key = crypto.getRandomValues(new Uint32Array(4)).join('-');
history.replaceState(null, '', location.pathname + location.search);

const tell = (what) => {
  if (state.textContent !== words[what]) state.textContent = words[what];
};

/** The value of an answer; throws its code. */
const call = async (path, body) => {
  const answer = await fetch(API + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Launch: token, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { success, value, errorCode } = await answer.json();
  if (success) return value;
  if (errorCode === 'session.expired') {
    isOver = true;
    text.disabled = send.disabled = true;
    tell('over');
  }
  throw new Error(errorCode);
};

const clock = new Intl.DateTimeFormat('en-PH', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Asia/Manila',
});

const show = ({ id, isOperator, text: said, sentAt }) => {
  if (id <= last) return;
  last = id;
  const [row, who, what] = ['div', 'small', 'p'].map((name) => document.createElement(name));
  row.dataset.from = isOperator ? 'operator' : 'member';
  who.textContent = `${isOperator ? words.operator : words.you} ${clock.format(new Date(sentAt))}`;
  what.textContent = said;
  row.append(what, who);
  log.append(row);
  log.scrollTop = log.scrollHeight;
};

const take = ({ messages, isClosed }) => {
  messages.forEach(show);
  tell(isClosed ? 'closed' : 'ready');
};

const ask = async () => {
  try {
    take(await call(`/messages?after=${last}`));
  } catch {
    if (!isOver) tell('offline');
  }
};

/** One question at a time: the next waits for the answer to this one. */
const follow = async () => {
  if (!document.hidden) await ask();
  if (!isOver) setTimeout(follow, EVERY_MS);
};

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const said = text.value.trim();
  if (said === '' || send.ariaDisabled === 'true') return;
  send.ariaDisabled = 'true';
  try {
    await call('/messages', { text: said, key });
    key = crypto.getRandomValues(new Uint32Array(4)).join('-');
    text.value = '';
    await ask();
  } catch (error) {
    if (!isOver) tell(error.message === 'rate.limited' ? 'limited' : 'failed');
  } finally {
    send.ariaDisabled = 'false';
    text.focus();
  }
});

tell('opening');
try {
  ({ token } = await call('/open', {}));
  send.disabled = false;
  await follow();
} catch {
  if (!isOver) tell('over');
}
