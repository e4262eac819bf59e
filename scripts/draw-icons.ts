import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

/** Draws the icons of the installed product from the mark; run it when the mark changes. */
const mark = readFileSync('web/public/tiffin.svg', 'utf8');
const folder = 'web/public/icons';
const kokum = '#8f1d4b';

/** A launcher crops a maskable icon; the mark stays within the middle four fifths. */
const maskable = mark
  .replace(
    /<rect width="64" height="64"[^>]*\/>/,
    `<rect width="64" height="64" fill="${kokum}"/><g transform="translate(8 8) scale(.75)">`,
  )
  .replace('</svg>', '</g></svg>');

const draw = (svg: string, size: number, name: string) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(`${folder}/${name}.png`);

mkdirSync(folder, { recursive: true });
await Promise.all([
  draw(mark, 192, 'tiffin-192'),
  draw(mark, 512, 'tiffin-512'),
  draw(maskable, 512, 'tiffin-maskable-512'),
  draw(maskable, 180, 'tiffin-touch-180'),
]);
