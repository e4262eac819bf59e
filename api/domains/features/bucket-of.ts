import { createHash } from 'node:crypto';

/**
 * Number of the bucket, 0 to 99, that a person is in for a feature, always the same one. A part of 20% has the first 20
 * buckets, so that raising it closes the feature for no one; each feature orders people in its own way, so
 * that the same ones are not always first.
 */
export const bucketOf = (feature: string, personId: string): number =>
  createHash('sha256').update(`${feature} ${personId}`).digest().readUInt32BE() % 100;
