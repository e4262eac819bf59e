import type { Sharp } from 'sharp';
import { linkPreview, photoWidths } from '../../../schema/constants.ts';
import type { PhotoRenditions } from '../../core/files/photo-renditions.ts';
import { loadSharp } from './load-sharp.ts';
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
    const sharp = await loadSharp();
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
    const preview = await renderPreview(photo);
    return { renditions, preview, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
  });

/** From the best looking to what every picture fits in. */
const previewQualities = [80, 60, 40, 20];

/** Fills the frame of a link preview, small enough for messengers. */
const renderPreview = async (photo: Sharp): Promise<Buffer> => {
  const { width, height, maxBytes } = linkPreview;
  const { data, info } = await photo
    .clone()
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sharp = await loadSharp();
  let preview = Buffer.alloc(0);
  for (const quality of previewQualities) {
    preview = await sharp(data, { raw: { width, height, channels: info.channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (preview.length <= maxBytes) break;
  }
  return preview;
};
