import { printable } from './printable.js';

/** Characters of the built-in font A on paper of 80 mm. */
const columns = 42;

const esc = 0x1b;
const gs = 0x1d;

/** Commands of ESC/POS that practically every receipt printer knows. */
const commands = {
  reset: [esc, 0x40],
  bold: isOn => [esc, 0x45, isOn ? 1 : 0],
  centered: isOn => [esc, 0x61, isOn ? 1 : 0],
  large: isOn => [gs, 0x21, isOn ? 0x11 : 0],
  feedAndCut: [gs, 0x56, 66, 3],
};

/**
 * Breaks a text into lines of at most so many characters; a word that is longer is cut.
 *
 * @param {string} text
 * @param {number} width
 */
const wrapped = (text, width) => {
  const lines = [];
  let line = '';
  for (const word of text.split(' ').flatMap(each => each.match(new RegExp(`.{1,${width}}`, 'g')) ?? [])) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line);
      line = '';
    }
    line += line ? ` ${word}` : word;
  }
  return line ? [...lines, line] : lines;
};

/** A ticket that grows line by line. */
export class Paper {
  /** @type {Buffer[]} */
  #parts = [Buffer.from(commands.reset)];

  /**
   * Writes a text on as many lines as it needs, the later ones further in.
   *
   * @param {string} text
   * @param {{ isBold?: boolean, indent?: number, hanging?: number }} look
   */
  text(text, { isBold = false, indent = 0, hanging = 0 } = {}) {
    const margin = indent + hanging;
    const lines = wrapped(printable(text), columns - margin);
    const written = lines.map((line, index) => ' '.repeat(index === 0 ? indent : margin) + line);
    return this.#styled(commands.bold, isBold, written);
  }

  /** @param {string} text */
  title(text) {
    this.#command(commands.centered(true));
    this.#styled(commands.large, true, wrapped(printable(text), columns / 2));
    return this.#command(commands.centered(false));
  }

  /**
   * @param {string} left
   * @param {string} right
   */
  columns(left, right) {
    const [start, end] = [printable(left), printable(right)];
    return this.#lines([start + end.padStart(columns - start.length)]);
  }

  rule() {
    return this.#lines(['-'.repeat(columns)]);
  }

  cut() {
    this.#command(commands.feedAndCut);
    return Buffer.concat(this.#parts);
  }

  #styled(style, isOn, lines) {
    if (isOn) this.#command(style(true));
    this.#lines(lines);
    return isOn ? this.#command(style(false)) : this;
  }

  #lines(lines) {
    this.#parts.push(Buffer.from(lines.map(line => `${line}\n`).join(''), 'ascii'));
    return this;
  }

  #command(bytes) {
    this.#parts.push(Buffer.from(bytes));
    return this;
  }
}
