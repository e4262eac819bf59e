/** The columns of an announcement that are read. */
export const announcementColumns = [
  'id',
  'cityId',
  'audience',
  'text',
  'hindiText',
  'version',
  'revision',
  'from',
  'until',
  'endedAt',
  'writtenById',
  'writtenAt',
] as const;
