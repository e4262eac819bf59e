import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { photoAltLimit } from '../../schema/constants.ts';
import { type DishDrawing, drawingNamed } from '../../schema/dish-drawings.ts';
import type { PhotoCredit } from '../domains/photos/photo-credit.ts';

const photoLimit = 100;
const pictures = new Set(['.jpg', '.jpeg', '.png', '.webp']);

/** A photograph of a folder (DEMO_PHOTOS), which is named by what it shows: masala-dosa.jpg. */
export interface DemoPhoto {
  path: string;
  contentHash: string;
  words: readonly string[];
  drawing: DishDrawing | undefined;
  alt: string;
  credit: PhotoCredit;
}

/** Reads the photographs of a folder that its CREDITS.md names; others are not shown. */
export const readDemoPhotos = async (folder: string): Promise<DemoPhoto[]> => {
  const credits = creditsIn(await readFile(join(folder, 'CREDITS.md'), 'utf8'));
  const names = (await readdir(folder)).filter(name => pictures.has(parse(name).ext) && credits.has(name));
  return Promise.all(
    names
      .sort()
      .slice(0, photoLimit)
      .map(async name => {
        const path = join(folder, name);
        const words = parse(name).name.split('-');
        const credit = credits.get(name)!;
        return {
          path,
          words,
          credit,
          contentHash: createHash('sha256')
            .update(await readFile(path))
            .digest('hex'),
          drawing: drawingNamed(words.join(' ')),
          alt: credit.shows.slice(0, photoAltLimit),
        };
      }),
  );
};

/** From the rows of a table: | file | dish | author | license | page |. */
const creditsIn = (text: string): Map<string, PhotoCredit> =>
  new Map(
    text
      .split('\n')
      .map(line => line.split('|').map(cell => cell.trim()))
      .filter(cells => cells.length === 7 && pictures.has(parse(cells[1]!).ext))
      .map(([, file, shows, author, license, page]) => [
        file!,
        { shows: shows!, author: author!, license: license!, page: page! },
      ]),
  );

/** The photograph whose words a name has. */
export const photoNamed = (name: string, photos: readonly DemoPhoto[]): DemoPhoto | undefined => {
  const words = new Set(name.toLowerCase().split(/\W+/));
  return photos.find(photo => photo.words.every(word => words.has(word)));
};

/** The photograph of a dish: one whose words its name has, or else one of such dishes; undefined without any. */
export const photoOfDish = (
  { id, name }: { id: string; name: string },
  photos: readonly DemoPhoto[],
): DemoPhoto | undefined => {
  const named = photoNamed(name, photos);
  if (named) return named;
  const kind = drawingNamed(name);
  const alike = photos.filter(({ drawing }) => drawing !== undefined && drawing === kind);
  return alike[Number.parseInt(id.slice(0, 8), 16) % alike.length];
};
