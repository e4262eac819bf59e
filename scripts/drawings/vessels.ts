import { type Color, circle, ellipse, line, type Pen, path, round, shadow } from './pen.ts';

export interface Place {
  x: number;
  y: number;
  radius: number;
}

type Metal = readonly [rim: Color, light: Color, wall: Color, dark: Color];
const metals = {
  steel: ['#aeb1b5', '#fbfbfa', '#c9ccce', '#7d8186'],
  brass: ['#a9742a', '#fbe3a0', '#d9a548', '#7c501a'],
  copper: ['#8f4a26', '#f6c39b', '#c77745', '#6d3216'],
  clay: ['#8d4a2c', '#dd9a70', '#b4633c', '#6c331b'],
  ceramic: ['#c9bda9', '#ffffff', '#efe7da', '#a3957e'],
} as const satisfies Record<string, Metal>;
export type Material = keyof typeof metals;

/** A round bowl with food in it up to its rim; returns where the food lies. */
export function bowl(
  pen: Pen,
  { x, y, radius }: Place,
  material: Material,
  food: readonly [Color, Color, Color],
) {
  const [rim, light, wall, dark] = metals[material];
  const inner = radius * 0.86;
  pen.add(
    shadow(x, y, [radius * 1.02, radius], 0.28),
    circle(x, y, radius, pen.lit(light, wall, dark)),
    circle(x, y, radius * 0.95, rim),
    circle(x, y, radius * 0.93, pen.lit(dark, wall, light)),
    circle(x, y + 1, inner, pen.lit(...food)),
    // The shadow of the rim upon the food, and the light upon the gravy.
    line(
      `M${round(x - inner * 0.93)} ${round(y - inner * 0.28)}A${round(inner * 0.97)} ${round(inner * 0.97)} 0 0 1 ${round(x + inner * 0.5)} ${round(y - inner * 0.83)}`,
      '#2a1206',
      radius * 0.06,
      ' opacity=".3"',
    ),
    line(
      `M${round(x - inner * 0.7)} ${round(y - inner * 0.2)}A${round(inner * 0.74)} ${round(inner * 0.74)} 0 0 1 ${round(x + inner * 0.1)} ${round(y - inner * 0.72)}`,
      '#fff',
      radius * 0.05,
      ' opacity=".35"',
    ),
  );
  return { x, y: y + 1, rx: inner * 0.8, ry: inner * 0.78 };
}

/** A flat plate; returns where food lies upon it. */
export function plate(pen: Pen, { x, y, radius }: Place, material: Material) {
  const [rim, light, wall, dark] = metals[material];
  pen.add(
    shadow(x, y, [radius, radius * 0.99], 0.26),
    circle(x, y, radius, pen.lit(light, wall, dark)),
    circle(x, y, radius * 0.97, pen.lit('#ffffff', light, wall)),
    circle(x, y, radius * 0.83, rim, ' opacity=".55"'),
    circle(x, y + 1, radius * 0.815, pen.lit(wall, light, light)),
  );
  return { x, y, rx: radius * 0.68, ry: radius * 0.66 };
}

/** A piece of a banana leaf as a plate. */
export function bananaLeaf(pen: Pen) {
  pen.add(
    path(
      'M10 118C6 60 60 22 122 24C168 26 198 54 192 96C184 148 126 178 70 172C34 168 14 150 10 118Z',
      '#2a1206',
      ' opacity=".25" transform="translate(3 7)"',
    ),
    path(
      'M10 118C6 60 60 22 122 24C168 26 198 54 192 96C184 148 126 178 70 172C34 168 14 150 10 118Z',
      pen.lit('#7fb858', '#4f9440', '#2d6a2f'),
    ),
    line('M12 122C70 96 130 84 192 82', '#b9dd8c', 3.4),
    line(
      Array.from({ length: 9 }, (_, index) => {
        const x = 32 + index * 18;
        const y = 116 - index * 3.6;
        return `M${x} ${round(y)}L${x + 12} ${round(y - 62 + Math.abs(4 - index) * 5)}M${x} ${round(y)}L${x - 4} ${round(y + 54 - Math.abs(4 - index) * 4)}`;
      }).join(''),
      '#8fc56b',
      1.1,
      ' opacity=".55"',
    ),
  );
}

/** A glass or cup seen from a little in front, for what is drunk. */
export function glass(pen: Pen, drink: readonly [Color, Color, Color], top: Color) {
  pen.add(
    ellipse(108, 172, [50, 14], '#2a1206', ' opacity=".28"'),
    path('M52 40L62 164C64 178 136 178 138 164L148 40Z', '#ffffff', ' opacity=".45"'),
    path('M56 58L65 162C67 172 133 172 135 162L144 58Z', pen.lit(...drink)),
    ellipse(100, 58, [44, 14], top),
    ellipse(100, 40, [48, 15], '#ffffff', ' opacity=".28"'),
    line('M52 40A48 15 0 0 0 148 40A48 15 0 0 0 52 40', '#ffffff', 2.4, ' opacity=".85"'),
    line('M66 76L73 150', '#ffffff', 5, ' opacity=".4"'),
  );
}
