/** Everything is drawn from above on a square of 200 by 200, with the light from the top left. */

export type Color = string;

/** A picture in the making: its shapes in order and the gradients that they are filled with. */
export class Pen {
  readonly #gradients: string[] = [];
  readonly #shapes: string[] = [];
  #state: number;

  /** The same seed always draws the same picture. */
  constructor(seed: number) {
    this.#state = seed;
  }

  add(...shapes: string[]): this {
    this.#shapes.push(...shapes);
    return this;
  }

  /** A fill that is lighter towards the light. */
  lit(light: Color, middle: Color, dark: Color): string {
    const id = `g${this.#gradients.length}`;
    this.#gradients.push(
      `<radialGradient id="${id}" cx=".38" cy=".32" r=".75"><stop stop-color="${light}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A number from `from` to `to` (Mulberry32). */
  between(from: number, to: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (to - from);
  }

  one<Item>(of: readonly Item[]): Item {
    return of[Math.floor(this.between(0, of.length))]!;
  }

  /** Things strewn evenly over an ellipse, the farthest first; `draw` gets the place of each. */
  strew(
    count: number,
    { x, y, rx, ry = rx }: { x: number; y: number; rx: number; ry?: number },
    draw: (x: number, y: number, turn: number) => string,
  ): this {
    const golden = Math.PI * (3 - Math.sqrt(5));
    const offset = this.between(0, Math.PI * 2);
    const places = Array.from({ length: count }, (_, index) => {
      const distance = Math.sqrt((index + 0.5) / count) * this.between(0.9, 1.06);
      const angle = offset + index * golden;
      return [x + Math.cos(angle) * distance * rx, y + Math.sin(angle) * distance * ry] as const;
    });
    const shapes = places
      .sort((one, other) => one[1] - other[1])
      .map(([atX, atY]) => draw(round(atX), round(atY), Math.round(this.between(0, 360))));
    return this.add(...shapes);
  }

  /** Grains or threads strewn so: one path a color, since a picture holds more than a hundred of them. */
  grains(
    count: number,
    area: { x: number; y: number; rx: number; ry?: number },
    { colors, length, width }: { colors: readonly Color[]; length: number; width: number },
  ): this {
    const ways = new Map(colors.map(color => [color, '']));
    const shade: string[] = [];
    this.strew(count, area, (x, y, turn) => {
      const [dx, dy] = [(Math.cos(turn) * length) / 2, (Math.sin(turn) * length) / 2];
      const way = `M${round(x - dx)} ${round(y - dy)}q${round(dx - dy * 0.3)} ${round(dy + dx * 0.3)} ${round(dx * 2)} ${round(dy * 2)}`;
      const color = this.one(colors);
      ways.set(color, ways.get(color) + way);
      shade.push(way);
      return '';
    });
    this.add(line(shade.join(''), '#2a1206', width, ' opacity=".16" transform="translate(1 1.6)"'));
    for (const [color, way] of ways) this.add(line(way, color, width));
    return this;
  }

  svg(): string {
    const defs = this.#gradients.length ? `<defs>${this.#gradients.join('')}</defs>` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${defs}${this.#shapes.join('')}</svg>\n`;
  }
}

export const round = (value: number): number => Math.round(value * 10) / 10;

export const circle = (x: number, y: number, radius: number, fill: Color, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${more}/>`;

export const ellipse = (
  x: number,
  y: number,
  [rx, ry]: readonly [number, number],
  fill: Color,
  more = '',
): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${more}/>`;

export const path = (way: string, fill: Color, more = ''): string =>
  `<path d="${way}" fill="${fill}"${more}/>`;

export const line = (way: string, color: Color, width: number, more = ''): string =>
  `<path d="${way}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

/** Shapes drawn around the origin, moved to a place, turned and scaled. */
export const at = (x: number, y: number, shapes: string, { turn = 0, size = 1 } = {}): string =>
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${turn})` : ''}${size === 1 ? '' : ` scale(${round(size * 100) / 100})`}">${shapes}</g>`;

export const shadow = (x: number, y: number, radii: readonly [number, number], strength = 0.25): string =>
  ellipse(x + 4, y + 8, radii, '#2a1206', ` opacity="${strength}"`);
