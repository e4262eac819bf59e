import { at, type Color, circle, ellipse, line, path } from './pen.ts';

/** Small things strewn over food, each drawn around a place. */

export const coriander = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    path('M0 0C-6-1-9-6-5-9C-3-7-2-7 0-10C3-7 4-7 6-8C9-4 5 0 0 0Z', '#3f8a34') +
      line('M0 3L0-6M0-2L-4-5M0-2L4-5', '#2c6a26', 0.9),
    { turn },
  );

export const curryLeaf = (x: number, y: number, turn: number): string =>
  at(x, y, path('M-10 0C-4-6 5-6 11 0C5 5-4 5-10 0Z', '#2f6b2b') + line('M-9 0L10 0', '#6fa557', 0.9), {
    turn,
  });

export const mintLeaf = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    path('M-9 0C-6-8 5-9 10-1C5 7-6 7-9 0Z', '#4c9a3d') +
      line('M-8 0L9-1M-3-0L0-4M2-1L5-4M-2 0L1 4M3 0L6 3', '#2f7429', 0.9),
    { turn },
  );

export const redChili = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    path('M-15 3C-7-5 6-6 15 2C6 2-5 8-15 3Z', '#b4231a') +
      line('M-10 1C-3-3 4-3 9-1', '#e2604c', 1.4) +
      line('M-15 3L-19 5', '#4d7a2c', 2.4),
    { turn },
  );

export const greenChili = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    path('M-14 2C-6-4 6-4 15 2C6 3-5 6-14 2Z', '#4e9a33') +
      line('M-9 1C-3-2 4-2 9 0', '#8fcb6a', 1.2) +
      line('M-14 2L-18 3', '#31691f', 2),
    { turn },
  );

export const mustardSeed = (x: number, y: number): string => circle(x, y, 1.7, '#2e1a10');

export const cumin = (x: number, y: number, turn: number): string =>
  at(x, y, ellipse(0, 0, [3.6, 1.1], '#6b4118'), { turn });

export const cashew = (x: number, y: number, turn: number): string =>
  at(x, y, line('M-5 3C-6-4 3-7 6-2', '#d7b27a', 5) + line('M-5 2C-5-4 3-6 5-2', '#f5e0b5', 3), { turn });

export const almond = (x: number, y: number, turn: number): string =>
  at(x, y, ellipse(0, 0, [5.5, 2], '#f3e2c0', ' stroke="#a5713a" stroke-width=".9"'), { turn });

export const pistachio = (x: number, y: number, turn: number): string =>
  at(x, y, ellipse(0, 0, [3.4, 1.8], '#8fae3e', ' stroke="#5d7a22" stroke-width=".6"'), { turn });

export const pea = (x: number, y: number): string =>
  circle(x + 0.8, y + 1.6, 4.6, '#2a1206', ' opacity=".25"') +
  circle(x, y, 4.6, '#5fa23a') +
  circle(x - 1.4, y - 1.6, 1.4, '#b8dd8f');

export const onionRing = (x: number, y: number, turn: number): string =>
  at(x, y, line('M-9 3C-9-8 9-9 10 3', '#a5427a', 3.4) + line('M-8.5 3C-8-6.5 8-7.5 9 3', '#f3d9e6', 1.8), {
    turn,
  });

/** A strand of an onion that was fried until it is brown. */
export const friedOnion = (x: number, y: number, turn: number): string =>
  at(x, y, line('M-7 2C-3-4 2 4 8-2', '#6d3510', 2.6) + line('M-6 1.4C-3-3 2 3.4 7-2', '#a9602a', 1), {
    turn,
  });

export const lemon = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    path('M-13 0A13 13 0 0 0 13 0Z', '#e9b91f') +
      path('M-11 .8A11 11 0 0 0 11 .8Z', '#fdf1b0') +
      path('M-9.5 1.4A9.5 9.5 0 0 0 9.5 1.4Z', '#f6d648') +
      line('M0 1.5L0 10M0 1.5L-6 7.5M0 1.5L6 7.5', '#fdf1b0', 1.1),
    { turn },
  );

export const paneer = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    path('M-9-7L8-9L11 6L-7 9Z', '#2a1206', ' opacity=".2" transform="translate(2 3)"') +
      path('M-9-7L8-9L11 6L-7 9Z', '#f0dcae') +
      path('M-9-7L8-9L9-2L-8.4 0Z', '#fff6dc') +
      line('M-4 4L6 2.6', '#c98b3c', 1.6, ' opacity=".6"'),
    { turn, size: 1.25 },
  );

/** A piece of meat, fish or a vegetable in its gravy. */
export const chunk =
  (light: Color, dark: Color, size = 1.3) =>
  (x: number, y: number, turn: number): string =>
    at(
      x,
      y,
      path(
        'M-12-3C-10-11 4-12 10-6C15 0 11 9 2 10C-7 11-14 6-12-3Z',
        '#2a1206',
        ' opacity=".22" transform="translate(2 3)"',
      ) +
        path('M-12-3C-10-11 4-12 10-6C15 0 11 9 2 10C-7 11-14 6-12-3Z', dark) +
        path('M-10-4C-8-10 4-10 8-6C11-1 6 4 0 4C-6 5-11 2-10-4Z', light) +
        line('M-6-5C-3-8 1-8 4-6', '#fff', 1.6, ' opacity=".35"'),
      { turn, size },
    );

/** A spoon of cream drawn through a gravy. */
export const cream = (x: number, y: number, size = 1): string =>
  at(x, y, line('M-20 6C-22-12 0-20 12-10C22 0 10 14-2 10C-10 7-8-3 0-3', '#fff8ea', 4, ' opacity=".92"'), {
    size,
  });

/** Drops of ghee or red oil on top. */
export const oil =
  (color: Color) =>
  (x: number, y: number): string =>
    circle(x, y, 3.2, color, ' opacity=".75"') + circle(x - 0.9, y - 0.9, 0.9, '#fff', ' opacity=".6"');
