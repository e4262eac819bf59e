import { coriander, curryLeaf, greenChili, mustardSeed, onionRing } from './garnish.ts';
import { at, type Color, circle, ellipse, line, type Pen, path } from './pen.ts';
import { bowl, plate } from './vessels.ts';

const whole = { x: 100, y: 98, radius: 90 };
const greenChutney = ['#8fc04a', '#5a9530', '#356a18'] as const;
const redChutney = ['#d8563a', '#a82c17', '#6d150a'] as const;

function dip(pen: Pen, x: number, y: number, colors: readonly [Color, Color, Color], radius = 25) {
  bowl(pen, { x, y, radius }, 'steel', colors);
}

/** Snacks and street food. */
export const snacks = {
  samosa: pen => {
    plate(pen, whole, 'ceramic');
    const samosa = (x: number, y: number, turn: number) =>
      at(
        x,
        y,
        path(
          'M0-40C6-40 44 24 40 30C34 38-34 38-40 30C-44 24-6-40 0-40Z',
          '#2a1206',
          ' opacity=".28" transform="translate(4 7)"',
        ) +
          path('M0-40C6-40 44 24 40 30C34 38-34 38-40 30C-44 24-6-40 0-40Z', fried) +
          path('M0-40C-6-40-44 24-40 30C-30 34-10 20 0-40Z', '#fbd48a', ' opacity=".6"') +
          line('M-34 28C-20 34 20 34 34 28', '#8f4d12', 3, ' opacity=".5"') +
          line('M2-30C6-6 18 16 32 26', '#9a5a18', 2, ' opacity=".5"') +
          ellipse(12, 14, [6, 3], '#9a5414', ' opacity=".35"') +
          ellipse(-14, 20, [5, 2.4], '#9a5414', ' opacity=".3"'),
        { turn },
      );
    const fried = pen.lit('#f6bf66', '#d98c2c', '#9a5414');
    pen.add(samosa(72, 84, -18), samosa(118, 112, 24));
    dip(pen, 138, 54, greenChutney);
    pen.strew(3, { x: 62, y: 140, rx: 12 }, coriander).add(greenChili(78, 148, -10));
  },
  fritters: pen => {
    plate(pen, whole, 'ceramic');
    const crust = pen.lit('#f2b85a', '#c97a20', '#85430c');
    pen.strew(9, { x: 94, y: 104, rx: 48, ry: 44 }, (x, y, turn) =>
      at(
        x,
        y,
        path(
          'M-22 0C-24-14-8-22 4-20C20-20 26-6 22 6C18 20-2 22-12 17C-20 14-22 8-22 0Z',
          '#2a1206',
          ' opacity=".3" transform="translate(3 6)"',
        ) +
          path('M-22 0C-24-14-8-22 4-20C20-20 26-6 22 6C18 20-2 22-12 17C-20 14-22 8-22 0Z', crust) +
          line('M-12-6C-6-12 0-4 6-10M-8 6C-2 0 6 8 12 0', '#7c3f0c', 2.4, ' opacity=".5"') +
          circle(-6, -9, 3, '#ffdf9a', ' opacity=".7"') +
          circle(8, 4, 2.6, '#5a9530', ' opacity=".8"'),
        { turn },
      ),
    );
    dip(pen, 146, 60, redChutney);
    pen.add(onionRing(60, 152, 10), coriander(78, 156, 20));
  },
  vada: pen => {
    plate(pen, whole, 'steel');
    const ring = (x: number, y: number) =>
      pen.add(
        ellipse(x + 4, y + 7, [34, 33], '#2a1206', ' opacity=".3"'),
        circle(x, y, 34, pen.lit('#f3bb62', '#c67a24', '#854410')),
        ...Array.from({ length: 16 }, () =>
          circle(
            x + pen.between(-27, 27),
            y + pen.between(-27, 27),
            pen.between(1, 2.4),
            '#8a4711',
            ' opacity=".4"',
          ),
        ),
        circle(x + 1, y + 1, 10, '#6d350b'),
        circle(x + 2, y + 3, 8.4, '#d8cfc2'),
        line(`M${x - 22} ${y - 12}A25 25 0 0 1 ${x + 6} ${y - 25}`, '#ffe0a0', 4, ' opacity=".6"'),
      );
    ring(70, 88);
    ring(114, 128);
    const coconut = bowl(pen, { x: 134, y: 66, radius: 29 }, 'steel', ['#ffffff', '#f6f2e2', '#d8d0b4']);
    pen.strew(8, coconut, mustardSeed).add(curryLeaf(133, 68, 40));
  },
  chaat: pen => {
    const food = plate(pen, whole, 'ceramic');
    const shell = pen.lit('#fbdc96', '#e0a347', '#a3641b');
    pen
      .strew(
        9,
        { ...food, rx: food.rx * 0.8, ry: food.ry * 0.8 },
        (x, y) =>
          ellipse(x + 3, y + 6, [21, 18], '#2a1206', ' opacity=".26"') +
          ellipse(x, y, [21, 19], shell) +
          ellipse(x, y - 1, [12, 10], '#6d3a10', ' opacity=".75"') +
          ellipse(x, y - 1, [10, 7], '#e8c56a'),
      )
      .add(
        line('M52 84C74 66 92 110 114 84S148 106 150 118', '#fffaf0', 9, ' opacity=".95"'),
        line('M56 116C80 100 96 138 122 116', '#fffaf0', 7, ' opacity=".9"'),
        line('M60 74C88 96 112 60 142 84M66 134C92 118 116 146 138 130', '#7c2413', 4.4, ' opacity=".85"'),
      )
      .strew(46, food, (x, y, turn) => at(x, y, line('M-5 0L5 1', '#f3c33d', 2), { turn }))
      .strew(14, food, (x, y) => circle(x, y, 3, '#b4231a') + circle(x - 0.8, y - 0.8, 1, '#f58a7a'))
      .strew(9, food, coriander);
  },
  pav: pen => {
    plate(pen, whole, 'steel');
    const bun = (x: number, y: number) =>
      pen.add(
        path(
          `M${x - 30} ${y}c-2-24 12-34 30-34s32 10 30 34c0 22-10 30-30 30s-30-8-30-30Z`,
          '#2a1206',
          ' opacity=".28" transform="translate(4 7)"',
        ),
        path(
          `M${x - 30} ${y}c-2-24 12-34 30-34s32 10 30 34c0 22-10 30-30 30s-30-8-30-30Z`,
          pen.lit('#f9cf8a', '#d98f3c', '#97541a'),
        ),
        ellipse(x - 8, y - 16, [13, 7], '#fff0cc', ' opacity=".6"'),
      );
    bun(64, 72);
    bun(118, 62);
    const bhaji = bowl(pen, { x: 98, y: 128, radius: 44 }, 'steel', ['#ee7c3a', '#c74a1a', '#842407']);
    pen
      .strew(10, bhaji, (x, y) => ellipse(x, y, [5, 3], pen.one(['#e2642a', '#a8380f', '#f09a54'])))
      .strew(4, bhaji, coriander)
      .add(
        path('M88 118L106 116L109 130L92 133Z', '#ffe680'),
        path('M88 118L106 116L107 121L89 123Z', '#fff6c2'),
        onionRing(144, 116, 30),
        greenChili(150, 140, 60),
      );
  },
  roll: pen => {
    plate(pen, whole, 'ceramic');
    const roll = (x: number, y: number, turn: number) =>
      at(
        x,
        y,
        path(
          'M-58-20L44-20C56-18 56 18 44 20L-58 20C-68 16-68-16-58-20Z',
          '#2a1206',
          ' opacity=".28" transform="translate(3 8)"',
        ) +
          path('M-58-20L44-20C56-18 56 18 44 20L-58 20C-68 16-68-16-58-20Z', wrap) +
          ellipse(-58, 0, [9, 20], '#7c4414') +
          ellipse(-58, 0, [6.5, 16], '#e8c07a') +
          circle(-60, -7, 4, '#c93a2a') +
          circle(-57, 1, 4.4, '#5fa23a') +
          circle(-59, 9, 4, '#8a4a1c') +
          ellipse(-16, -8, [9, 4], '#8f4d12', ' opacity=".4"') +
          ellipse(0, 8, [7, 3], '#8f4d12', ' opacity=".35"') +
          path('M10-21L44-20C56-18 56 18 44 20L10 21C16 8 16-8 10-21Z', '#f6f1e6') +
          line('M14-19C20-6 20 6 14 19', '#d5ccba', 2),
        { turn },
      );
    const wrap = pen.lit('#f8d595', '#dfa14d', '#a5671f');
    pen.add(roll(108, 74, -16), roll(104, 126, -16));
    pen.strew(3, { x: 152, y: 146, rx: 8 }, coriander);
  },
  dumplings: pen => {
    plate(pen, whole, 'ceramic');
    const skin = pen.lit('#ffffff', '#f6eede', '#cdbb9c');
    const momo = (x: number, y: number, turn: number) =>
      at(
        x,
        y,
        circle(3, 6, 25, '#2a1206', ' opacity=".26"') +
          circle(0, 0, 25, skin) +
          line(
            'M0-2L-16-16M0-2L0-22M0-2L16-16M0-2L21 2M0-2L14 16M0-2L-3 21M0-2L-18 12M0-2L-22-2',
            '#b9a17a',
            2,
            ' opacity=".7"',
          ) +
          circle(0, -2, 5, '#e3d4b8'),
        { turn },
      );
    pen.add(momo(66, 74, 0), momo(112, 60, 30), momo(58, 122, 60), momo(106, 112, 15), momo(96, 154, 45));
    dip(pen, 148, 128, redChutney, 28);
  },
  steamed: pen => {
    plate(pen, whole, 'steel');
    const cake = (x: number, y: number, turn: number) =>
      at(
        x,
        y,
        path('M-24-22L22-24L25 20L-22 24Z', '#2a1206', ' opacity=".28" transform="translate(4 7)"') +
          path('M-24-22L22-24L25 20L-22 24Z', '#d9a51f') +
          path('M-24-22L22-24L23 13L-22 16Z', sponge) +
          Array.from({ length: 12 }, () =>
            circle(pen.between(-18, 18), pen.between(-18, 10), 1.2, '#c99314', ' opacity=".6"'),
          ).join('') +
          mustardSeed(-8, -6) +
          mustardSeed(6, 2) +
          mustardSeed(10, -12) +
          curryLeaf(-2, -2, 30),
        { turn },
      );
    const sponge = pen.lit('#fff3a0', '#f7d443', '#e0ac22');
    pen.add(cake(72, 74, -10), cake(126, 72, 8), cake(76, 126, 6), cake(128, 124, -8));
    pen.strew(9, { x: 100, y: 98, rx: 48 }, coriander).add(greenChili(102, 100, 40));
  },
  crisp: pen => {
    plate(pen, whole, 'steel');
    const spiral = (x: number, y: number, turn: number) =>
      at(
        x,
        y,
        circle(3, 5, 28, '#2a1206', ' opacity=".2"') +
          line(
            'M0 0C4-6 12 0 8 8C2 16-14 12-14-2C-12-20 14-22 22-4C28 18 4 32-14 24C-30 14-30-10-20-22',
            '#9a5a18',
            9,
          ) +
          line(
            'M0 0C4-6 12 0 8 8C2 16-14 12-14-2C-12-20 14-22 22-4C28 18 4 32-14 24C-30 14-30-10-20-22',
            '#e8b355',
            6,
          ) +
          line('M-12-6C-8-18 12-18 19-4', '#fbe0a0', 2, ' opacity=".8"'),
        { turn },
      );
    pen.add(spiral(72, 76, 0), spiral(130, 80, 70), spiral(98, 130, 140));
    pen.strew(5, { x: 100, y: 98, rx: 50 }, curryLeaf);
  },
} satisfies Record<string, (pen: Pen) => void>;
