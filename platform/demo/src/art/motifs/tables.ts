/** Live tables and player-against-player. */
import { lch } from '../colour.ts';
import { cyclic, pick } from '../seed.ts';
import { disc, glint, line, n, path } from '../shapes.ts';
import type { Motif } from './motif.ts';
import { card, HEART, ink, SPADE, SUITS } from './parts.ts';

export const cards: Motif = {
  categories: ['LIVE', 'PVP'],
  titles: /baccarat|blackjack|poker|tongits|pusoy|card|hold/i,
  hues: [
    [25, 85],
    [150, 85],
  ],
  backdrops: ['lattice', 'curtain', 'rings'],
  draw: (c, r, _id) => {
    const s = Math.floor(r() * 4);
    return (
      card(36, 66, -20, pick(['K', 'J', '9'], r), cyclic(SUITS, s), s % 2 === 0, c, 1.12) +
      card(84, 66, 20, pick(['Q', '8', '10'], r), cyclic(SUITS, (s + 1) % 4), s % 2 === 1, c, 1.12) +
      card(60, 58, 0, 'A', cyclic(SUITS, (s + 2) % 4), s % 2 === 0, c, 1.32) +
      path(glint(86, 22, 7) + glint(22, 100, 5), '#fff')
    );
  },
};

export const roulette: Motif = {
  categories: ['LIVE'],
  titles: /roulette|ruleta/i,
  hues: [
    [25, 150],
    [20, 90],
  ],
  backdrops: ['curtain', 'rings'],
  draw: (c, r) =>
    `<g transform="translate(60 64) scale(1 .84)"><circle cy="7" r="50" fill="${c.g3}" ${ink(c)}/><circle r="50" fill="${c.g}" ${ink(c)}/><circle r="43" fill="${lch(0.3, 0.08, 35)}"/>` +
    `<circle r="35.5" fill="none" stroke="#15171f" stroke-width="13"/><circle r="35.5" fill="none" stroke="#d3202f" stroke-width="13" pathLength="36" stroke-dasharray="1" stroke-linecap="butt" transform="rotate(${n(r() * 40)})"/><path d="M0-42A42 42 0 0 1 7.3-41.4L5-29A29 29 0 0 0 0-29Z" fill="#1c9a5b"/>` +
    `<circle r="29" fill="${lch(0.42, 0.1, 45)}" stroke="${c.g1}" stroke-width="1.6"/><circle r="42" fill="none" stroke="${c.g1}" stroke-width="1.4"/>` +
    line('M-20 0H20M0-20V20', c.g2, 5) +
    line('M-20 0H20M0-20V20', c.g0, 2) +
    disc(0, 0, 9, c.g, ink(c, 1.8)) +
    disc(0, -3, 4, '#fff', 'opacity=".8"') +
    disc(24, -26, 5, '#fff', ink(c, 1.6)) +
    path('M-40-22A46 46 0 0 1-8-45L-8-41A42 42 0 0 0-36-20Z', '#fff', 'opacity=".6"') +
    '</g>',
};

/** Top, left, right face and pips of a plain die. */
const IVORY = ['#fffaf0', '#e9ddc6', '#c3b294', '#b3152b'] as const;

export const dice: Motif = {
  categories: ['LIVE', 'PVP', 'INHOUSE'],
  titles: /dice|sic bo|color game|perya|roll/i,
  hues: [
    [20, 85],
    [350, 60],
    [150, 80],
  ],
  backdrops: ['rays', 'lattice', 'dots'],
  draw: (c, _r) => {
    const pips = (m: string, f: string, d: string, w: number): string =>
      `<g transform="matrix(${m})">${line(d, f, w)}</g>`;
    const die = (x: number, y: number, s: number, a: number, red: boolean): string => {
      const [top, left, right, pip] = red ? ([c.p0, c.p1, c.p2, '#fff'] as const) : IVORY;
      return (
        `<g transform="translate(${x} ${y}) rotate(${a}) scale(${s})">${path('M0-30L26-15V15L0 30L-26 15V-15Z', left, ink(c, 3.4))}${path('M0-30L26-15L0 0L-26-15Z', top)}${path('M26-15V15L0 30V0Z', right)}` +
        pips('.87 .5 -.87 .5 0 -15', pip, 'M0 0h0', 11) +
        pips('.87 .5 0 1 -13 7.5', pip, 'M-8-8h0M8 8h0M0 0h0', 7.2) +
        pips('.87 -.5 0 1 13 7.5', pip, 'M-7-8h0M7-8h0M-7 8h0M7 8h0', 7.2) +
        line('M-24-15L0-1L24-15M0-1V28', '#fff', 1.2, 'opacity=".5"') +
        '</g>'
      );
    };
    return (
      die(82, 42, 0.86, 14, true) + die(44, 72, 1.22, -10, false) + path(glint(30, 28, 7) + glint(100, 84, 6), '#fff')
    );
  },
};

export const duel: Motif = {
  categories: ['LIVE'],
  titles: /duel|versus|tiger dragon|clash/i,
  hues: [[30, 250]],
  backdrops: ['split'],
  draw: (c) =>
    card(38, 60, -9, 'K', SPADE, false, c, 1.3) +
    card(82, 60, 9, 'K', HEART, true, c, 1.3) +
    path('M60 4L46 58H58L50 114L78 48H64L74 4Z', c.g, ink(c, 2.6)) +
    path('M62 8L52 54H60L56 84', 'none', 'stroke="#fff" stroke-width="2" opacity=".7"'),
};

export const chips: Motif = {
  categories: ['PVP', 'LIVE'],
  titles: /chip|stack|holdem|high roller|bluff/i,
  hues: [
    [20, 250],
    [265, 20],
    [155, 20],
  ],
  backdrops: ['lattice', 'curtain', 'rays'],
  draw: (c, _r, id) => {
    const chip = (fill: string, fill2: string): string =>
      `${path('M-30 0V8A30 13 0 0 0 30 8V0Z', fill2, ink(c))}<ellipse rx="30" ry="13" fill="${fill}" ${ink(c)}/><ellipse rx="25" ry="10.4" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="butt" stroke-dasharray="9 8.4"/><ellipse rx="18" ry="7.4" fill="${fill2}"/>`;
    const defs = `<defs><g id="${id}x">${chip(c.p1, c.p2)}</g><g id="${id}y">${chip(c.s1, c.s2)}</g></defs>`;
    const use = (w: string, x: number, y: number): string => `<use href="#${id}${w}" x="${x}" y="${y}"/>`;
    return (
      defs +
      [0, 1, 2].map((k) => use('y', 86, 96 - k * 10)).join('') +
      [0, 1, 2, 3, 4].map((k) => use('x', 46, 98 - k * 10)).join('') +
      use('y', 46, 48) +
      path(SPADE, c.g1, 'transform="translate(46 47) scale(.9 .45)"') +
      card(84, 48, 16, 'A', SPADE, false, c, 0.82) +
      path(glint(22, 34, 6), '#fff')
    );
  },
};

export const mahjong: Motif = {
  categories: ['PVP', 'RNG'],
  titles: /mahjong|bamboo|tile|wind/i,
  hues: [
    [155, 25],
    [170, 30],
  ],
  backdrops: ['scales', 'lattice', 'rings'],
  draw: (c, _r) => {
    const green = lch(0.55, 0.13, 158);
    const deep = lch(0.36, 0.1, 160);
    const tile = (x: number, y: number, a: number, s: number, face: string): string =>
      `<g transform="translate(${x} ${y}) rotate(${a}) scale(${s})"><rect x="-18" y="-22" width="40" height="54" rx="6" fill="${deep}" ${ink(c, 2.6)}/><rect x="-19" y="-24" width="38" height="52" rx="6" fill="${green}"/><rect x="-20" y="-27" width="38" height="50" rx="6" fill="#fffaf0" ${ink(c, 2)}/>${face}</g>`;
    const dots = (
      [
        [-10, -16],
        [8, -16],
        [-1, -3],
        [-10, 10],
        [8, 10],
      ] as const
    )
      .map(([x, y], k) => disc(x, y, 5, k === 2 ? '#c8102e' : green) + disc(x, y, 2, '#fffaf0'))
      .join('');
    const bars = line('M-1-20V-8M-11-4V8M9-4V8M-11 12V18M9 12V18M-1 2V14', green, 4.4);
    const dragon = line('M-12-11H10V4H-12ZM-1-19V16', '#c8102e', 4.4);
    return tile(34, 70, -12, 1, bars) + tile(92, 72, 11, 0.96, dots) + tile(62, 54, 2, 1.26, dragon);
  },
};
