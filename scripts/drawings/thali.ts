import { coriander, cream, mustardSeed, redChili } from './garnish.ts';
import { at, circle, ellipse, type Pen } from './pen.ts';
import { bowl, plate } from './vessels.ts';

/** A whole meal on a steel plate: rice in the middle, bread, and bowls around. */
export const thali = {
  thali: pen => {
    plate(pen, { x: 100, y: 98, radius: 96 }, 'steel');
    pen
      .add(
        ellipse(104, 134, [44, 30], '#2a1206', ' opacity=".2"'),
        ellipse(102, 128, [44, 30], pen.lit('#ffffff', '#fbf6ea', '#ddd2ba')),
      )
      .grains(
        80,
        { x: 102, y: 127, rx: 40, ry: 26 },
        { colors: ['#efe5d2', '#fffaf0', '#ffffff'], length: 7, width: 2.6 },
      )
      .add(coriander(102, 130, 10));
    pen
      .add(
        circle(59, 106, 30, '#2a1206', ' opacity=".22"'),
        circle(56, 102, 30, pen.lit('#fbe7bd', '#ecc98d', '#cb9c58')),
      )
      .strew(9, { x: 56, y: 102, rx: 25 }, (x, y, turn) =>
        at(x, y, ellipse(0, 0, [4.6, 2.8], '#a5652a', ' opacity=".55"'), { turn }),
      );
    const dal = bowl(pen, { x: 62, y: 50, radius: 26 }, 'steel', ['#ffdf7e', '#f0b32b', '#c98212']);
    pen.strew(6, dal, mustardSeed).add(coriander(62, 52, 40));
    bowl(pen, { x: 110, y: 36, radius: 25 }, 'steel', ['#e8703a', '#c0401c', '#7d1f0d']);
    pen.add(cream(110, 37, 0.6));
    const greens = bowl(pen, { x: 152, y: 66, radius: 26 }, 'steel', ['#7fae3d', '#4a7d24', '#28500f']);
    pen.strew(4, greens, (x, y, turn) =>
      at(x, y, `<path d="M-6-5L5-6L7 4L-5 6Z" fill="#fff1cc"/>`, { turn }),
    );
    const curd = bowl(pen, { x: 158, y: 118, radius: 22 }, 'steel', ['#ffffff', '#f6f1e4', '#d5ccb6']);
    pen.strew(5, curd, mustardSeed);
    pen.add(
      circle(104, 84, 12, '#8a3f14'),
      circle(101, 80, 4, '#e0a06a', ' opacity=".7"'),
      redChili(140, 150, -30),
    );
  },
} satisfies Record<string, (pen: Pen) => void>;
