import sharp from 'sharp';
import { photoWidths } from '../../../schema/constants.ts';
import type { PhotoRenditions } from '../../core/files/photo-renditions.ts';
import { imageWork, openImage } from './open-image.ts';

/**
 * Renders a photo in the sizes of phones and wide screens, without any metadata. Undefined for one that is too small to
 * look good.
 */
export const renderPhoto = (path: string): Promise<PhotoRenditions | undefined> =>
  imageWork(async () => {
    const photo = await openImage(path);
    if (!photo) return undefined;
    const { autoOrient } = await photo.metadata();
    if (autoOrient.width < photoWidths[0] || autoOrient.height < photoWidths[0] / 2) return undefined;
    const renditions: PhotoRenditions['renditions'] = [];
    for (const width of photoWidths) {
      const frame = { width, height: width * 2, fit: 'inside', withoutEnlargement: true } as const;
      const { data, info } = await photo
        .clone()
        .resize(frame)
        .flatten({ background: '#ffffff' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const sized = () =>
        sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
      renditions.push({
        width: info.width,
        height: info.height,
        webp: await sized().webp({ quality: 78 }).toBuffer(),
        avif: await sized().avif({ quality: 52, effort: 3 }).toBuffer(),
      });
    }
    const tiny = await photo.clone().resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
    return { renditions, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
  });
