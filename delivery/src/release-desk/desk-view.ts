import type { Revision } from '@shared-kernel/contracts/release/release';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { parseReleaseId, type RegistryStatus } from '../registry/registry.ts';
import type { Asked } from './actions.ts';
import type { Costs, ReleaseCosts } from './costs.ts';
import type { Share } from './shares.ts';

export type Content = HtmlEscapedString | Promise<HtmlEscapedString>;

/** What the page shows. */
export interface DeskState {
  readonly status: RegistryStatus;
  readonly history: readonly Revision[];
  readonly merchants: readonly { readonly code: string; readonly isBrand: boolean }[];
  readonly sharesOf: (name: string, merchant: string) => readonly Share[];
  /** What each release has cost the players who had it. */
  readonly costs: Costs;
}

const WHY = { live: 'live', canary: 'canary', pin: 'pinned' } as const;
const SHOWN_REVISIONS = 30;

/** `2.1.0+4f2a91c0.9d1e33ab` → `2.1.0+4f2a91c0`: enough to tell releases apart. */
const shortName = (release: string): string => parseReleaseId(release).folder.replace(/(\+[^.]+)\..*$/, '$1');

const timeOf = (at: string): Content =>
  html`<time datetime="${at}">${at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}</time>`;

/** What was done, its releases by their short names. */
const actionText = (action: string): string => action.replaceAll(/(\+[0-9a-z]+)\.[0-9a-f]+/g, '$1');

interface ButtonOptions {
  readonly percent?: number;
  /** The release that is taken away. */
  readonly from?: string;
}

/** One action: its button, and what it is about. The reason is asked for on the next page. */
const button = (
  act: string,
  on: string,
  word: string,
  { percent, from = '' }: ButtonOptions = {},
): Content => html`<form method="post">
<input type="hidden" name="act" value="${act}"><input type="hidden" name="on" value="${on}"><input type="hidden" name="from" value="${from}">${
  percent === undefined
    ? ''
    : html`<label>to <input name="percent" type="number" min="1" max="100" value="${percent}" required> %</label> `
}<button>${word}</button></form>`;

const wordsOf = (shares: readonly Share[]): string =>
  shares.length === 0
    ? 'not live'
    : shares.map(({ release, percent, why }) => `${percent} % ${shortName(release)} (${WHY[why]})`).join(', ');

/** A bar, divided as the visitors are. */
const bar = (shares: readonly Share[]): Content => {
  let from = 0;
  const parts = shares.map(({ percent, why }) => {
    const x = from;
    from += percent;
    return html`<rect class="${why}" x="${x}" width="${percent}" height="8"/>`;
  });
  return html`<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">${parts}</svg>`;
};

const matrix = ({ status, merchants, sharesOf }: DeskState): Content => html`<section aria-labelledby="matrix">
<h2 id="matrix">What is live for whom</h2>
<div class="scroll" tabindex="0" role="region" aria-labelledby="matrix"><table><thead><tr><th scope="col">Package</th>${merchants.map(
  ({ code, isBrand }) => html`<th scope="col">${code}${isBrand ? '' : html` <em>no brand of this site</em>`}</th>`,
)}<th scope="col">Roll back</th></tr></thead><tbody>${status.packages.map(({ name, releases, isRetired }) => {
  const fallback = releases.find(({ state }) => state === 'fallback');
  const live = releases.find(({ state }) => state === 'live');
  return html`<tr><th scope="row">${name}${isRetired ? html` <em>taken out</em>` : ''}</th>${merchants.map(
    ({ code }) => {
      const shares = sharesOf(name, code);
      return html`<td>${bar(shares)}<small>${wordsOf(shares)}</small></td>`;
    },
  )}<td>${
    fallback === undefined
      ? html`<small>no fallback</small>`
      : html`${button('rollback', name, `Roll back ${name}`, { from: live?.id ?? '' })}<small>to ${shortName(fallback.id)}</small>`
  }</td></tr>`;
})}</tbody></table></div></section>`;

const figure = (costs: ReleaseCosts | undefined): Content =>
  costs === undefined || costs.visits === 0
    ? html`<td>no visit yet</td><td>–</td><td>–</td>`
    : html`<td>${costs.visits}</td><td>${((costs.errors * 1000) / costs.visits).toFixed(1)}</td><td>${
        costs.loadMs === undefined ? '–' : `${Math.round(costs.loadMs)} ms`
      }</td>`;

const canaryCard = (canary: RegistryStatus['canaries'][number], { status, costs }: DeskState): Content => {
  const { id, releases, percent, merchant, startedAt, by, heldBecause } = canary;
  const rows = releases.flatMap((release) => {
    const { name } = parseReleaseId(release);
    const live = status.packages.find((each) => each.name === name)?.releases.find(({ state }) => state === 'live');
    return [{ release, word: 'canary' }, ...(live === undefined ? [] : [{ release: live.id, word: 'live' }])];
  });
  return html`<article aria-label="Canary ${id}"><h3>${id}: ${percent} % of ${merchant ?? 'all'}</h3>
<p>Since ${timeOf(startedAt)}, by ${by}.${heldBecause === undefined ? '' : html` <strong>Held:</strong> ${heldBecause}`}</p>
<div class="scroll" tabindex="0" role="region" aria-label="What ${id} costs"><table><thead><tr><th scope="col">Release</th><th scope="col"></th><th scope="col">Visits</th><th scope="col">Errors per 1,000 visits</th><th scope="col">Load time, 75 %</th></tr></thead><tbody>${rows.map(
    ({ release, word }) =>
      html`<tr><th scope="row">${parseReleaseId(release).name} ${shortName(release)}</th><td>${word}</td>${figure(costs.byRelease.get(release))}</tr>`,
  )}</tbody></table></div>
<div class="actions">${heldBecause === undefined ? html`${button('raise', id, `Raise ${id}`, { percent: Math.min(100, percent * 2) })}${button('hold', id, `Hold ${id}`)}` : button('resume', id, `Resume ${id}`)}${button('abort', id, `Abort ${id}`)}</div></article>`;
};

const changesOf = ({ live }: Revision, former: Revision['live']): string =>
  [
    ...Object.entries(live).flatMap(([name, id]) => (former[name] === id ? [] : [`${name} ${shortName(id)}`])),
    ...Object.keys(former).flatMap((name) => (name in live ? [] : [`${name} taken out`])),
  ].join(', ');

const historyTable = ({
  history,
}: DeskState): Content => html`<section aria-labelledby="history"><h2 id="history">History</h2>
<div class="scroll" tabindex="0" role="region" aria-labelledby="history"><table><thead><tr><th scope="col">Revision</th><th scope="col">Changed</th><th scope="col">By</th><th scope="col">What</th><th scope="col">Live since</th><th scope="col">Why</th></tr></thead><tbody>${history
  .map((each, index) => ({ each, former: history[index - 1]?.live ?? {} }))
  .toReversed()
  .slice(0, SHOWN_REVISIONS)
  .map(
    ({ each, former }) =>
      html`<tr><td>${each.revision}</td><td>${timeOf(each.changedAt)}</td><td>${each.by}</td><td>${actionText(each.action)}</td><td>${changesOf(each, former)}</td><td>${each.note ?? ''}</td></tr>`,
  )}</tbody></table></div></section>`;

/** What the figures of canaries are of. */
const costsNote = ({ asked, answered }: Costs): Content =>
  answered === asked && asked > 0
    ? html`<p>Figures are what browsers have reported since each document server started.</p>`
    : html`<p class="freeze"><strong>Figures are incomplete:</strong> ${answered} of ${asked} document servers answered.</p>`;

/** What changes while the page is open. */
export const deskMain = (state: DeskState): Content => {
  const { revision, changedAt, canaries, freezes } = state.status;
  return html`<p>Revision <b>${revision}</b>${revision === 0 ? ': nothing is live yet.' : html`, changed ${timeOf(changedAt)}.`}</p>
${freezes.map(({ id, until, because, by }) => html`<p class="freeze"><strong>Frozen</strong> (${id}) until ${timeOf(until)} by ${by}: ${because}<br>What is live may be rolled back.</p>`)}
${matrix(state)}
<section aria-labelledby="canaries"><h2 id="canaries">Canaries</h2>${canaries.length === 0 ? html`<p>There is none.</p>` : html`${costsNote(state.costs)}${canaries.map((canary) => canaryCard(canary, state))}`}</section>
${historyTable(state)}`;
};

/** The whole document. */
export const deskPage = (main: Content | '', fault = ''): Content => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Releases</title><link rel="stylesheet" href="/desk.css"></head>
<body><h1>Releases</h1>
${fault === '' ? '' : html`<p role="alert">${fault}</p>`}
<main>${main}</main><p id="stale" role="status"></p><script type="module" src="/desk.js"></script></body></html>`;

/** Asks why, with all that was asked for; nothing has happened yet. */
export const questionPage = (question: string, { act, on, from, percent, because }: Asked): Content =>
  deskPage(
    html`<form method="post" class="question"><p>${question}</p>
<input type="hidden" name="act" value="${act}"><input type="hidden" name="on" value="${on}"><input type="hidden" name="from" value="${from}"><input type="hidden" name="percent" value="${percent}">
<label>Why? It stands in the history.<br><input name="because" required autofocus maxlength="200" value="${because}" autocomplete="off"></label>
<button name="sure" value="yes">Yes, do it</button> <a href="/">No, go back</a></form>`,
  );
