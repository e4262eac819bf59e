import pLimit from 'p-limit';
import type { Metadata, Sharp } from 'sharp';
import { decodedImageLimitBytes, imagePixelLimit } from '../../../schema/constants.ts';
import { StorageUnavailable } from '../../core/operation/failures.ts';
import { loadSharp } from './load-sharp.ts';

/** A decoded image can take hundreds of megabytes, so the process works on one at a time, whatever it is for. */
const oneAtATime = pLimit(1);

/** An image takes up to two seconds. Beyond this many, requests are refused and retried later. */
const longestQueue = 40;

/** Runs work on images one by one. Throws StorageUnavailable when the queue is full. */
export const imageWork = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (oneAtATime.pendingCount >= longestQueue) {
    throw new StorageUnavailable(new Error(`${longestQueue} images are waiting to be processed`));
  }
  return oneAtATime(work);
};

/** An image, turned upright. Undefined when it is broken, has too many pixels, or would take too much memory. */
export const openImage = async (path: string): Promise<Sharp | undefined> => {
  const sharp = await loadSharp();
  const image = sharp(path, { limitInputPixels: imagePixelLimit, failOn: 'error' }).autoOrient();
  const metadata = await image.metadata().catch(() => undefined);
  return metadata && decodedBytes(metadata) <= decodedImageLimitBytes ? image : undefined;
};

/**
 * Peak memory of decoding: all samples of the image, when it is rotated or interlaced. A progressive JPEG has
 * a two-byte coefficient for each.
 */
const decodedBytes = ({ width, height, channels, depth, format, isProgressive }: Metadata): number => {
  const isWide = depth === 'ushort' || (format === 'jpeg' && isProgressive);
  return width * height * channels * (isWide ? 2 : 1);
};
