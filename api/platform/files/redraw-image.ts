import { rename, rm, stat } from 'node:fs/promises';
import { imageWork, openImage } from './open-image.ts';

/**
 * Redraws an image, upright and without hidden data: locations, names, other files. Returns its size, or
 * undefined for a broken image or too many pixels.
 */
export const redrawImage = (path: string, contentType: 'image/jpeg' | 'image/png') =>
  imageWork(async (): Promise<number | undefined> => {
    const image = await openImage(path);
    if (!image) return undefined;
    const redrawn = `${path}.redrawn`;
    try {
      await (contentType === 'image/jpeg'
        ? // Optimized coding would hold the whole image in memory, six bytes a pixel, to save a tenth of the file.
          image.jpeg({ quality: 90, chromaSubsampling: '4:4:4', optimizeCoding: false })
        : image.png()
      ).toFile(redrawn);
    } catch {
      await rm(redrawn, { force: true });
      return undefined;
    }
    await rename(redrawn, path);
    return (await stat(path)).size;
  });
