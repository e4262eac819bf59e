const kibibyte = 1024;

/** For example 1.4 MB. */
export const fileSize = (bytes: number): string =>
  bytes < kibibyte * kibibyte
    ? `${Math.max(1, Math.round(bytes / kibibyte))} KB`
    : `${(bytes / kibibyte / kibibyte).toFixed(1)} MB`;
