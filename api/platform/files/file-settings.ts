import type { Settings } from '../../settings.ts';

export type FileSettings = Pick<
  Settings,
  | 'DATA_DIR'
  | 'FILES_S3_ENDPOINT'
  | 'FILES_S3_REGION'
  | 'FILES_S3_BUCKET'
  | 'FILES_S3_ACCESS_KEY_ID'
  | 'FILES_S3_SECRET_ACCESS_KEY'
>;
