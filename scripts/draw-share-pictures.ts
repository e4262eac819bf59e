import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { linkPreview } from '../schema/constants.ts';
import { type DishDrawing, dishDrawings } from '../schema/dish-drawings.ts';
import { clientFolder } from './client-chunks.ts';

/** Where link previews find the picture of a kitchen without a photo, and of the site itself. */
const folder = `${clientFolder}/share`;
const { width, height } = linkPreview;
const inside = (svg: string) => svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
const drawing = (name: DishDrawing) => readFileSync(`web/food/drawings/${name}.svg`, 'utf8');

/** Gradients are named the same in every drawing. */
const placed = (name: DishDrawing, { x, y, size }: { x: number; y: number; size: number }): string => {
  const own = drawing(name).replace(/(id="|url\(#)/g, `$1${name}-`);
  return `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" viewBox="0 0 200 200">${inside(own)}</svg>`;
};

const mark = `<svg x="48" y="${height - 154}" width="88" height="88" viewBox="0 0 64 64">${inside(readFileSync('web/public/tiffin.svg', 'utf8'))}</svg>`;

/** Food on a warm table, with the mark in the corner. */
const onTable = (...food: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#f6dfb4"/>
    <rect y="26" width="${width}" height="6" fill="#e9bd6f"/><rect y="40" width="${width}" height="2" fill="#e9bd6f"/>
    <rect y="${height - 32}" width="${width}" height="6" fill="#e9bd6f"/><rect y="${height - 42}" width="${width}" height="2" fill="#e9bd6f"/>
    ${food.join('\n')}${mark}</svg>`;

const draw = async (svg: string, name: string): Promise<void> => {
  const file = `${folder}/${name}.png`;
  const png = { palette: true, quality: 90, compressionLevel: 9 };
  const { size } = await sharp(Buffer.from(svg)).png(png).toFile(file);
  if (size > linkPreview.maxBytes)
    throw new Error(`${file} has ${size} bytes; messengers would not show it.`);
};

/** Draws the pictures of link previews into the built client: one for each dish, and one for the site. */
export const drawSharePictures = async (): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const [x, y] = [width / 2, height / 2];
  for (const name of dishDrawings) await draw(onTable(placed(name, { x, y, size: 560 })), name);
  const sides = [
    placed('biryani', { x: x - 400, y, size: 420 }),
    placed('dosa', { x: x + 400, y, size: 420 }),
  ];
  await draw(onTable(...sides, placed('thali', { x, y, size: 560 })), 'tiffin');
};
