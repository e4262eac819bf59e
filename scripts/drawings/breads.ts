import { coriander, curryLeaf, greenChili, mustardSeed, onionRing } from './garnish.ts';
import { at, type Color, circle, ellipse, line, type Pen, path } from './pen.ts';
import { bananaLeaf, bowl, plate } from './vessels.ts';

const whole = { x: 100, y: 98, radius: 90 };

/** A round flat bread from the griddle with its brown spots. */
function flatbread(pen: Pen, x: number, y: number, radius: number, colors: readonly [Color, Color, Color]) {
  pen
    .add(
      ellipse(x + 3, y + 5, [radius, radius], '#2a1206', ' opacity=".26"'),
      circle(x, y, radius, pen.lit(...colors)),
      circle(x, y, radius - 2.5, 'none', ` stroke="${colors[0]}" stroke-width="2" opacity=".7"`),
    )
    .strew(15, { x, y, rx: radius * 0.86 }, (atX, atY, turn) =>
      at(
        atX,
        atY,
        ellipse(
          0,
          0,
          [pen.between(3, 7), pen.between(2, 4.5)],
          pen.one(['#a5652a', '#8a4d1c', '#bd7d3a']),
          ' opacity=".62"',
        ),
        { turn },
      ),
    );
}

/** Breads, pancakes and what is steamed or fried in their place. */
export const breads = {
  roti: pen => {
    plate(pen, whole, 'steel');
    flatbread(pen, 104, 104, 58, ['#f3d6a0', '#dfb473', '#b98844']);
    flatbread(pen, 99, 97, 58, ['#f8dfae', '#e5bd7e', '#c2924e']);
    flatbread(pen, 95, 90, 58, ['#fbe7bd', '#ecc98d', '#cb9c58']);
    pen.add(ellipse(84, 80, [15, 8], '#fff4c8', ' opacity=".75"'), ellipse(80, 77, [5, 2.4], '#fff'));
  },
  paratha: pen => {
    plate(pen, whole, 'ceramic');
    flatbread(pen, 100, 98, 66, ['#f6d08a', '#d99c45', '#a5651e']);
    pen
      .add(
        line(
          'M100 98C104 92 112 98 106 106C96 114 82 104 86 90C92 72 122 74 128 96C132 122 104 140 80 128C56 112 58 72 84 58C112 48 146 66 152 92',
          '#a8651f',
          1.8,
          ' opacity=".45"',
        ),
      )
      .strew(8, { x: 100, y: 98, rx: 54 }, coriander)
      .add(
        path('M82 78L106 74L112 94L88 99Z', '#2a1206', ' opacity=".2" transform="translate(3 4)"'),
        path('M82 78L106 74L112 94L88 99Z', '#ffe680'),
        path('M82 78L106 74L108 81L84 85Z', '#fff6c2'),
        ellipse(100, 108, [26, 9], '#ffe680', ' opacity=".5"'),
      );
  },
  puffed: pen => {
    plate(pen, whole, 'steel');
    const puri = (x: number, y: number, radius: number) =>
      pen.add(
        ellipse(x + 4, y + 7, [radius, radius * 0.96], '#2a1206', ' opacity=".28"'),
        circle(x, y, radius, pen.lit('#fde2a0', '#e8a94a', '#b06c1c')),
        ellipse(
          x - radius * 0.3,
          y - radius * 0.38,
          [radius * 0.34, radius * 0.2],
          '#fff3cf',
          ' opacity=".75"',
        ),
        ellipse(
          x + radius * 0.3,
          y + radius * 0.25,
          [radius * 0.26, radius * 0.16],
          '#a8651f',
          ' opacity=".3"',
        ),
      );
    puri(72, 78, 36);
    puri(130, 76, 34);
    puri(102, 124, 38);
  },
  dosa: pen => {
    bananaLeaf(pen);
    pen.add(
      path(
        'M22 118C26 92 150 44 176 58C192 74 70 140 40 142C28 142 20 132 22 118Z',
        '#2a1206',
        ' opacity=".3" transform="translate(4 8)"',
      ),
      path(
        'M22 118C26 92 150 44 176 58C192 74 70 140 40 142C28 142 20 132 22 118Z',
        pen.lit('#fbd27a', '#e09a35', '#a65d14'),
      ),
      path('M22 118C24 104 34 106 40 116C44 126 44 138 40 142C28 142 20 132 22 118Z', '#7c430f'),
      path('M26 119C28 110 33 111 37 118C40 126 40 134 37 137C29 136 24 129 26 119Z', '#f4d488'),
      line(
        'M48 106C84 82 130 62 168 60M54 120C92 98 138 78 174 66M56 132C92 116 136 92 168 76',
        '#9a5414',
        1.8,
        ' opacity=".5"',
      ),
      line('M52 102C86 80 128 62 160 58', '#ffeec0', 3.4, ' opacity=".65"'),
    );
    pen.strew(16, { x: 108, y: 96, rx: 54, ry: 12 }, (x, y) =>
      ellipse(x, y - (x - 108) * 0.42, [pen.between(3, 6), 2.4], '#8f4d12', ' opacity=".42"'),
    );
    const coconut = bowl(pen, { x: 134, y: 136, radius: 27 }, 'steel', ['#ffffff', '#f6f2e2', '#d8d0b4']);
    pen.strew(7, coconut, mustardSeed).add(curryLeaf(134, 137, 30));
    const sambar = bowl(pen, { x: 72, y: 54, radius: 27 }, 'steel', ['#ee9c4a', '#cc661c', '#8d3b0d']);
    pen.strew(5, sambar, mustardSeed).strew(2, sambar, coriander);
  },
  idli: pen => {
    bananaLeaf(pen);
    const idli = (x: number, y: number) =>
      pen.add(
        ellipse(x + 4, y + 8, [32, 28], '#2a1206', ' opacity=".28"'),
        ellipse(x, y, [32, 29], pen.lit('#ffffff', '#f7f3ea', '#cfc6b4')),
        ellipse(x - 2, y - 3, [22, 19], '#ffffff', ' opacity=".6"'),
        ...Array.from({ length: 9 }, () =>
          circle(x + pen.between(-19, 19), y + pen.between(-16, 16), 1.2, '#c9bfa9', ' opacity=".6"'),
        ),
      );
    idli(62, 108);
    idli(112, 124);
    idli(82, 64);
    const sambar = bowl(pen, { x: 142, y: 74, radius: 36 }, 'steel', ['#ee9c4a', '#cc661c', '#8d3b0d']);
    pen
      .strew(9, sambar, mustardSeed)
      .strew(3, sambar, coriander)
      .add(curryLeaf(140, 70, 40), line('M150 84L162 78', '#6d8f35', 6));
    pen.add(ellipse(88, 62, [8, 5], '#b4462a', ' opacity=".85"'), curryLeaf(104, 118, 20));
  },
  uttapam: pen => {
    bananaLeaf(pen);
    flatbread(pen, 96, 96, 60, ['#fff0cc', '#eccb8c', '#bf8a3e']);
    pen
      .strew(9, { x: 96, y: 96, rx: 48 }, onionRing)
      .strew(12, { x: 96, y: 96, rx: 46 }, (x, y, turn) =>
        at(x, y, path('M-6-4L6-5L7 4L-5 5Z', '#d8412a') + path('M-5-3L4-4L4-1L-5 0Z', '#f58468'), { turn }),
      )
      .strew(10, { x: 96, y: 96, rx: 46 }, coriander)
      .add(greenChili(110, 72, 30));
    const coconut = bowl(pen, { x: 158, y: 138, radius: 26 }, 'steel', ['#ffffff', '#eef2dc', '#c5cfa5']);
    pen.strew(7, coconut, mustardSeed);
  },
} satisfies Record<string, (pen: Pen) => void>;
