import { rename, rm, stat } from 'node:fs/promises';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { imagePixelLimit } from '../../schema/constants.ts';

/** Decoded images are large, so few are held at once. */
const fewAtOnce = pLimit(2);
sharp.cache(false);

/**
 * Draws an image anew, upright and without what was hidden in or behind it: places, names, other files.
 * Answers its size, or undefined for what is no whole image or has too many pixels.
 */
export const redrawImage = (path: string, contentType: 'image/jpeg' | 'image/png') =>
  fewAtOnce(async (): Promise<number | undefined> => {
    const drawn = `${path}.drawn`;
    const image = sharp(path, { limitInputPixels: imagePixelLimit, failOn: 'error' }).autoOrient();
    try {
      await (contentType === 'image/jpeg'
        ? image.jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
        : image.png()
      ).toFile(drawn);
    } catch {
      await rm(drawn, { force: true });
      return undefined;
    }
    await rename(drawn, path);
    return (await stat(path)).size;
  });
