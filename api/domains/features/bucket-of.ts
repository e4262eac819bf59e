import { createHash } from 'node:crypto';

/**
 * One of a hundred buckets, 0 to 99, that a person is in for a feature, always the same one. A part of so many percent
 * has the first buckets, so that raising it closes the feature for no one; each feature orders people in its own way, so
 * that the same ones are not always first.
 */
export const bucketOf = (feature: string, personId: string): number =>
  createHash('sha256').update(`${feature} ${personId}`).digest().readUInt32BE() % 100;
