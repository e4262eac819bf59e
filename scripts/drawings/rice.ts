import {
  cashew,
  chunk,
  coriander,
  curryLeaf,
  friedOnion,
  lemon,
  mintLeaf,
  mustardSeed,
  onionRing,
  pea,
  pistachio,
  redChili,
} from './garnish.ts';
import { at, type Color, circle, ellipse, line, type Pen } from './pen.ts';
import { bowl, plate } from './vessels.ts';

const whole = { x: 100, y: 98, radius: 90 };

/** A mound of rice upon a plate. */
function mound(pen: Pen, base: readonly [Color, Color, Color], colors: readonly Color[]) {
  const food = plate(pen, whole, 'steel');
  pen
    .add(ellipse(102, 108, [68, 62], '#2a1206', ' opacity=".18"'), circle(100, 98, 67, pen.lit(...base)))
    .grains(230, { x: 100, y: 98, rx: 64 }, { colors, length: 9, width: 3.4 });
  return { ...food, rx: 48, ry: 46 };
}

/** Rice and what is made with it. */
export const rice = {
  rice: pen => {
    const food = mound(pen, ['#ffffff', '#fbf6ea', '#ddd2ba'], ['#ffffff', '#fffaf0', '#f1e8d6']);
    pen
      .strew(3, { ...food, rx: 26, ry: 20 }, coriander)
      .strew(5, food, (x, y, turn) => at(x, y, ellipse(0, 0, [3.6, 1], '#8a5a26'), { turn }));
  },
  pulao: pen => {
    const food = mound(pen, ['#fff3b8', '#f6d35c', '#d9a32a'], ['#ffe583', '#fbd24f', '#fff0b0', '#f1c03a']);
    pen
      .strew(9, food, pea)
      .strew(6, food, cashew)
      .strew(8, food, mustardSeed)
      .strew(4, food, curryLeaf)
      .add(redChili(92, 84, -20), lemon(146, 140, -24));
  },
  biryani: pen => {
    const food = bowl(pen, whole, 'copper', ['#f8d27a', '#dda03a', '#8f5214']);
    pen
      .grains(
        270,
        { ...food, rx: food.rx * 1.16, ry: food.ry * 1.16 },
        { colors: ['#f9b53a', '#f3931f', '#fff1d0', '#ffd67a', '#fffaf0'], length: 10, width: 3.4 },
      )
      .strew(6, food, chunk('#b5622c', '#74330f'))
      .strew(22, food, friedOnion)
      .strew(5, food, mintLeaf)
      .strew(5, food, cashew)
      .add(lemon(136, 132, -30), onionRing(70, 132, 20));
  },
  porridge: pen => {
    const food = bowl(pen, whole, 'brass', ['#fff0b0', '#f0cd68', '#c4933a']);
    pen
      .grains(
        130,
        { ...food, rx: food.rx * 1.12, ry: food.ry * 1.12 },
        { colors: ['#eac35c', '#f8dc86', '#fff3c4'], length: 7, width: 3.4 },
      )
      .strew(7, food, cashew)
      .strew(6, food, curryLeaf)
      .strew(12, food, mustardSeed)
      .add(ellipse(100, 96, [16, 12], '#f8b52e', ' opacity=".7"'), ellipse(96, 92, [7, 4], '#fff3c0'));
  },
  flakes: pen => {
    const food = plate(pen, whole, 'ceramic');
    pen
      .add(
        ellipse(102, 106, [64, 58], '#2a1206', ' opacity=".18"'),
        circle(100, 98, 60, pen.lit('#fff2a8', '#f2cf4e', '#cf9c25')),
      )
      .strew(90, { x: 100, y: 98, rx: 58 }, (x, y, turn) =>
        at(
          x,
          y,
          ellipse(
            0,
            0,
            [6, 4.2],
            pen.one(['#fde88a', '#f6d75e', '#fff3b4']),
            ' stroke="#d9ab35" stroke-width=".6"',
          ),
          { turn },
        ),
      )
      .strew(13, food, (x, y, turn) =>
        at(x, y, ellipse(0, 0, [5, 3.4], '#b5622c') + ellipse(-1, -1, [2.4, 1.4], '#e2a06a'), { turn }),
      )
      .strew(8, food, coriander)
      .strew(6, food, curryLeaf)
      .add(lemon(142, 138, -30));
  },
  pudding: pen => {
    const food = bowl(pen, whole, 'clay', ['#fffaf0', '#f8ecd0', '#d8c193']);
    pen
      .grains(
        90,
        { ...food, rx: food.rx * 1.1, ry: food.ry * 1.1 },
        { colors: ['#fff6e0', '#ffffff'], length: 8, width: 3.2 },
      )
      .strew(11, food, pistachio)
      .strew(6, food, cashew)
      .strew(14, food, (x, y, turn) => at(x, y, line('M-4 0C-1-2 2 2 5 0', '#d1491b', 1.3), { turn }));
  },
} satisfies Record<string, (pen: Pen) => void>;
