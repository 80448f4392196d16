/** Keeps the page up to date: asks every two seconds, and never takes away what is being typed. */
const ASK_MS = 2000;
const main = document.querySelector('main');
const stale = document.querySelector('#stale');
let shown = '';

const refresh = async () => {
  if (main === null || stale === null || main.querySelector('.question') !== null) return;
  try {
    const answer = await fetch('/main', { cache: 'no-store' });
    if (!answer.ok) throw new Error(String(answer.status));
    const text = await answer.text();
    const isUsed =
      document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLButtonElement;
    if (shown !== '' && text !== shown && !isUsed) main.innerHTML = text;
    stale.textContent =
      isUsed && text !== shown && shown !== '' ? 'Something has changed: it is shown when you leave the form.' : '';
    if (!isUsed || shown === '') shown = text;
  } catch {
    stale.textContent = 'The release desk does not answer: what is shown may be old.';
  }
  setTimeout(refresh, ASK_MS);
};
refresh();
