/** Columns of an export that its owner reads, and those by which its link is made. */
export const exportColumns = [
  'x.id',
  'x.kind',
  'x.format',
  'x.from',
  'x.to',
  'x.supplierId',
  'x.status',
  'x.failure',
  'x.rows',
  'x.bytes',
  'x.createdAt',
  'x.startedAt',
  'x.finishedAt',
  'x.expiresAt',
] as const;
