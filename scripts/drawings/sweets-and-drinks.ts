import { almond, lemon, mintLeaf, pistachio } from './garnish.ts';
import { at, circle, ellipse, line, type Pen, path } from './pen.ts';
import { bowl, glass, plate } from './vessels.ts';

const whole = { x: 100, y: 98, radius: 90 };
const saffron = (x: number, y: number, turn: number) =>
  at(x, y, line('M-5 0C-1-2 2 2 6 0', '#c93a12', 1.4), { turn });

/** A ball that shines, of dough or of cheese. */
function ball(pen: Pen, x: number, y: number, radius: number, colors: readonly [string, string, string]) {
  pen.add(
    ellipse(x + 3, y + 6, [radius, radius], '#2a1206', ' opacity=".3"'),
    circle(x, y, radius, pen.lit(...colors)),
    ellipse(x - radius * 0.34, y - radius * 0.4, [radius * 0.26, radius * 0.15], '#fff', ' opacity=".65"'),
  );
}

export const sweetsAndDrinks = {
  jamun: pen => {
    bowl(pen, whole, 'ceramic', ['#f8c877', '#e09a3a', '#a8621a']);
    const brown = ['#c9763a', '#8a3f14', '#4d1d07'] as const;
    for (const [x, y] of [
      [72, 78],
      [126, 76],
      [98, 112],
      [60, 120],
      [140, 120],
    ] as const)
      ball(pen, x, y, 25, brown);
    pen.strew(9, { x: 98, y: 96, rx: 46 }, pistachio).strew(8, { x: 98, y: 96, rx: 52 }, saffron);
  },
  rasgulla: pen => {
    bowl(pen, whole, 'steel', ['#fffbe8', '#f3e6bd', '#cdb67a']);
    const white = ['#ffffff', '#fbf7ee', '#d9cfbb'] as const;
    for (const [x, y] of [
      [74, 76],
      [128, 78],
      [100, 116],
      [58, 122],
      [142, 124],
    ] as const)
      ball(pen, x, y, 27, white);
    pen.strew(6, { x: 100, y: 98, rx: 44 }, saffron).strew(6, { x: 100, y: 98, rx: 44 }, pistachio);
  },
  ladoo: pen => {
    plate(pen, whole, 'brass');
    const gold = ['#ffd56a', '#eea024', '#a8630f'] as const;
    for (const [x, y] of [
      [70, 112],
      [128, 114],
      [99, 76],
    ] as const) {
      ball(pen, x, y, 34, gold);
      pen
        .strew(34, { x, y, rx: 29 }, (atX, atY) =>
          circle(atX, atY, 2.8, pen.one(['#ffdf86', '#f6b533', '#dc8d1a']), ' opacity=".85"'),
        )
        .add(almond(x - 6, y - 8, 30), pistachio(x + 8, y - 2, 60));
    }
  },
  squares: pen => {
    plate(pen, whole, 'ceramic');
    const square = (x: number, y: number, turn: number) =>
      at(
        x,
        y,
        path('M0-30L32 0L0 30L-32 0Z', '#2a1206', ' opacity=".28" transform="translate(4 8)"') +
          path('M0-30L32 0L0 30L-32 0Z', '#c9a566') +
          path('M0-32L32-3L0 24L-32-3Z', cream) +
          path('M-14-4L0-16L14-4L0 8Z', '#eef0f2', ' opacity=".8"') +
          pistachio(-4, 6, 20) +
          pistachio(8, -10, 70) +
          almond(2, -2, 40),
        { turn },
      );
    const cream = pen.lit('#fffaf0', '#f6e3bb', '#dcbc82');
    pen.add(square(100, 62, 4), square(64, 98, -4), square(136, 98, 6), square(100, 134, 0));
  },
  halwa: pen => {
    const food = bowl(pen, whole, 'brass', ['#ffb04a', '#e8741c', '#a8420a']);
    pen
      .grains(
        150,
        { ...food, rx: food.rx * 1.12, ry: food.ry * 1.12 },
        { colors: ['#d9601a', '#f79a3a', '#ffc06a'], length: 14, width: 3.4 },
      )
      .strew(9, food, almond)
      .strew(9, food, pistachio);
  },
  jalebi: pen => {
    plate(pen, whole, 'steel');
    const swirl = (x: number, y: number, turn: number) => {
      const way = 'M-2 2C6-8 16 4 6 12C-8 20-24 6-16-10C-6-28 24-24 28-2C30 22 4 36-18 26C-38 14-34-22-12-30';
      return at(
        x,
        y,
        circle(3, 6, 32, '#2a1206', ' opacity=".2"') +
          line(way, '#b04a08', 9) +
          line(way, '#f58a1c', 6.6) +
          line(way, '#ffcf7a', 1.8, ' opacity=".8"'),
        { turn },
      );
    };
    pen
      .add(swirl(70, 74, 0), swirl(134, 84, 60), swirl(92, 134, 130))
      .strew(9, { x: 100, y: 98, rx: 48 }, pistachio);
  },
  lassi: pen => {
    glass(pen, ['#fffdf5', '#f8eed6', '#dcc8a0'], '#fffaf0');
    pen
      .add(ellipse(98, 57, [34, 9], '#fff'))
      .strew(7, { x: 100, y: 57, rx: 28, ry: 7 }, pistachio)
      .strew(6, { x: 100, y: 57, rx: 30, ry: 8 }, saffron)
      .add(mintLeaf(118, 54, 20));
  },
  sherbet: pen => {
    glass(pen, ['#ffd0a8', '#ee7f8a', '#b93a5e'], '#f6a0a4');
    for (const [x, y] of [
      [82, 62],
      [112, 58],
      [98, 84],
    ] as const)
      pen.add(
        at(
          x,
          y,
          path('M-12-10L11-12L13 9L-10 12Z', '#ffffff', ' opacity=".5"') +
            line('M-9-8L8-9', '#fff', 2, ' opacity=".8"'),
          { turn: x % 20 },
        ),
      );
    pen.add(mintLeaf(84, 50, -30), mintLeaf(96, 46, 24), lemon(146, 42, 60));
  },
  tea: pen => {
    pen.add(
      ellipse(104, 160, [62, 18], '#2a1206', ' opacity=".26"'),
      ellipse(100, 154, [66, 20], pen.lit('#ffffff', '#efe7da', '#b9ab93')),
      ellipse(100, 151, [46, 12], '#d8ccb8'),
    );
    pen.add(
      line('M142 88C176 82 174 130 134 126', '#b4633c', 10),
      line('M142 88C172 84 170 126 134 124', '#dd9a70', 4),
    );
    pen.add(
      path(
        'M50 66C52 112 58 150 74 154C92 158 112 158 128 154C144 150 148 112 150 66Z',
        pen.lit('#e8a87c', '#b4633c', '#6c331b'),
      ),
      ellipse(100, 66, [50, 17], '#8d4a2c'),
      ellipse(100, 66, [47, 15], pen.lit('#e2b07a', '#c07f45', '#8f5424')),
      ellipse(92, 63, [26, 6], '#f0cb9c', ' opacity=".6"'),
    );
    pen.add(
      line(
        'M84 44C76 34 92 28 84 14M104 46C96 34 114 28 104 12M122 46C116 36 130 30 122 18',
        '#ffffff',
        4.5,
        ' opacity=".55"',
      ),
    );
  },
} satisfies Record<string, (pen: Pen) => void>;
