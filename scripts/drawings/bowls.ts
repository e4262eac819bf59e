import {
  almond,
  chunk,
  coriander,
  cream,
  cumin,
  curryLeaf,
  greenChili,
  mustardSeed,
  oil,
  onionRing,
  paneer,
  pea,
  redChili,
} from './garnish.ts';
import { at, circle, ellipse, line, type Pen, path } from './pen.ts';
import { bowl, plate } from './vessels.ts';

const whole = { x: 100, y: 98, radius: 90 };

/** What is eaten from a bowl. */
export const bowls = {
  dal: pen => {
    const food = bowl(pen, whole, 'brass', ['#ffdf7e', '#f0b32b', '#c98212']);
    pen
      .strew(26, food, (x, y) => ellipse(x, y, [4.4, 3.4], pen.one(['#f8cf58', '#e3a11f', '#ffe59a'])))
      .strew(9, food, oil('#d9541e'))
      .add(line('M62 104C70 78 104 74 118 92C130 110 98 128 86 112', '#c2541a', 4, ' opacity=".55"'))
      .strew(14, food, cumin)
      .strew(5, { ...food, rx: food.rx * 0.7, ry: food.ry * 0.7 }, coriander)
      .add(redChili(84, 96, -24), redChili(120, 116, 40));
  },
  sambar: pen => {
    const food = bowl(pen, whole, 'steel', ['#e9a24a', '#c96a1e', '#8f3f0f']);
    pen
      .strew(5, food, chunk('#e98a3c', '#c25a1a'))
      .strew(4, food, (x, y, turn) =>
        at(x, y, line('M-13 0L13 0', '#6d8f35', 8) + line('M-12-2L12-2', '#a8c56b', 2.4), { turn }),
      )
      .strew(10, food, oil('#e8541e'))
      .strew(12, food, mustardSeed)
      .strew(4, food, curryLeaf)
      .add(redChili(112, 84, 20));
  },
  curry: pen => {
    const food = bowl(pen, whole, 'copper', ['#e8703a', '#c0401c', '#7d1f0d']);
    pen
      .strew(12, food, oil('#f08a3a'))
      .strew(8, food, chunk('#b9683a', '#7c3a1a'))
      .strew(7, food, coriander)
      .add(greenChili(126, 88, 30));
  },
  paneer: pen => {
    const food = bowl(pen, whole, 'copper', ['#ff9a4d', '#e8641f', '#a63a0e']);
    pen
      .strew(8, food, oil('#f8b45a'))
      .strew(9, food, paneer)
      .add(cream(98, 94, 1.5))
      .strew(5, food, coriander);
  },
  greens: pen => {
    const food = bowl(pen, whole, 'steel', ['#7fae3d', '#4a7d24', '#28500f']);
    pen
      .strew(16, food, (x, y) =>
        ellipse(x, y, [7, 4], pen.one(['#5d9230', '#3c6c1b', '#8dbb4e']), ' opacity=".7"'),
      )
      .strew(8, food, paneer)
      .add(cream(100, 96, 1.2), redChili(124, 118, -30));
  },
  korma: pen => {
    const food = bowl(pen, whole, 'ceramic', ['#fff0c4', '#f0cf86', '#c89b4b']);
    pen
      .strew(8, food, chunk('#f6e2b4', '#cf9f57'))
      .strew(5, food, pea)
      .strew(7, food, almond)
      .strew(6, food, coriander);
  },
  egg: pen => {
    const food = bowl(pen, whole, 'clay', ['#e5843a', '#b84d18', '#762a0a']);
    const half = (x: number, y: number, turn: number) =>
      at(
        x,
        y,
        ellipse(2, 4, [19, 15], '#2a1206', ' opacity=".28"') +
          ellipse(0, 0, [19, 15], '#fdf7ea') +
          circle(-1, 0, 9, '#f4a91f') +
          circle(-3.5, -2.5, 3, '#fdd56b'),
        { turn },
      );
    pen
      .strew(10, food, oil('#f3a04d'))
      .add(half(76, 84, -20), half(126, 88, 30), half(98, 128, 8))
      .strew(7, food, coriander)
      .strew(8, food, mustardSeed);
  },
  fish: pen => {
    const food = bowl(pen, whole, 'clay', ['#f2a54c', '#d6701d', '#8f3b0a']);
    const steak = (x: number, y: number, turn: number) =>
      at(
        x,
        y,
        path(
          'M-30 2C-26-18 16-20 30-4C36 6 18 20-4 18C-22 18-32 12-30 2Z',
          '#2a1206',
          ' opacity=".3" transform="translate(3 5)"',
        ) +
          path('M-30 2C-26-18 16-20 30-4C36 6 18 20-4 18C-22 18-32 12-30 2Z', '#8d8f8a') +
          path('M-26 2C-22-13 14-15 26-4C30 4 16 15-4 14C-18 14-28 10-26 2Z', '#fbe6c8') +
          line('M-16-5C-6 2-6 8-10 12M0-8C8 0 6 8 4 13M14-8C20-2 18 5 14 10', '#e0b98c', 1.8) +
          circle(2, 0, 3.4, '#c98f5e'),
        { turn },
      );
    pen
      .strew(12, food, oil('#f6c14e'))
      .add(steak(82, 82, -14), steak(116, 116, 18), greenChili(134, 84, 60), greenChili(70, 122, -30))
      .strew(6, food, curryLeaf)
      .strew(10, food, mustardSeed);
  },
  vegetables: pen => {
    const food = plate(pen, whole, 'ceramic');
    const floret = (x: number, y: number, turn: number) =>
      at(
        x,
        y,
        ellipse(2, 5, [14, 11], '#2a1206', ' opacity=".22"') +
          line('M0 2L2 12', '#c6cf84', 7) +
          circle(-6, 0, 7, '#e9c96a') +
          circle(6, 0, 7, '#f0d47c') +
          circle(0, -6, 8, '#f8e5a6') +
          circle(-2, -8, 2, '#fff6d4'),
        { turn: turn % 50 },
      );
    pen
      .strew(8, food, chunk('#f2c860', '#c9902a'))
      .strew(7, food, floret)
      .strew(13, food, pea)
      .strew(7, food, (x, y, turn) =>
        at(x, y, line('M-9 0L9 0', '#c0391f', 6) + line('M-8-1.5L8-1.5', '#ee8063', 1.6), { turn }),
      )
      .strew(10, food, cumin)
      .strew(7, food, coriander);
  },
  chickpeas: pen => {
    const food = bowl(pen, whole, 'steel', ['#c9763a', '#9a4a1c', '#5c270b']);
    pen
      .strew(
        40,
        food,
        (x, y) =>
          circle(x + 1, y + 2.5, 7, '#2a1206', ' opacity=".3"') +
          circle(x, y, 7, pen.one(['#e0b06a', '#d29a51', '#c98a45'])) +
          circle(x - 2, y - 2.4, 2, '#f7dcae', ' opacity=".9"'),
      )
      .strew(5, food, onionRing)
      .strew(7, food, coriander)
      .add(greenChili(126, 74, 30));
  },
  raita: pen => {
    const food = bowl(pen, whole, 'clay', ['#ffffff', '#f6f1e4', '#d5ccb6']);
    pen
      .strew(9, food, (x, y, turn) =>
        at(x, y, ellipse(0, 0, [10, 8], '#a9cf86') + ellipse(0, 0, [7.5, 6], '#dff0c6'), { turn }),
      )
      .strew(16, food, (x, y) => circle(x, y, 1.5, '#b4231a'))
      .strew(14, food, cumin)
      .strew(6, food, coriander)
      .add(line('M70 78C84 66 108 66 122 78', '#ffffff', 5, ' opacity=".8"'));
  },
  soup: pen => {
    const food = bowl(pen, whole, 'steel', ['#e08a45', '#b4531d', '#702a0a']);
    pen
      .strew(14, food, oil('#f0a04a'))
      .strew(24, food, mustardSeed)
      .strew(7, food, curryLeaf)
      .strew(5, food, (x, y, turn) =>
        at(x, y, path('M-10-6C0-12 10-6 10 2C4 10-8 8-10-6Z', '#d8412a', ' opacity=".85"'), { turn }),
      )
      .add(redChili(96, 90, -14));
  },
  noodles: pen => {
    const food = bowl(pen, whole, 'ceramic', ['#8a4a1c', '#6d3512', '#4a220a']);
    pen
      .grains(
        95,
        { ...food, rx: food.rx * 0.82, ry: food.ry * 0.82 },
        { colors: ['#d99a3d', '#f0c266', '#fbdc92'], length: 42, width: 4.2 },
      )
      .strew(9, food, (x, y, turn) =>
        at(x, y, line('M-9 0L9 0', pen.one(['#d9541e', '#6ba53a', '#c93a2a', '#f3ead2']), 4), { turn }),
      )
      .strew(12, food, (x, y) => ellipse(x, y, [3.2, 1.8], '#5fa23a'));
  },
} satisfies Record<string, (pen: Pen) => void>;
