/** Uses of a newer domain's table that stay, each for the sake of one statement. */
export const allowedUses: { file: string; table: string; reason: string }[] = [
  {
    file: 'api/domains/orders/placing/place-order.sql.ts',
    table: 'outbox',
    reason:
      'Placing an order is one statement, whose transaction ends with it: no listener of an event can join it.',
  },
  {
    file: 'api/domains/orders/placing/unpaid-room.sql.ts',
    table: 'disputes',
    reason:
      'has_completed_order asks it of new customers while their order is placed; a copy on the order would be a second truth.',
  },
  {
    file: 'api/platform/database/zip-codes/zip-codes.sql.ts',
    table: 'zip_codes',
    reason: 'The public list of ZIP codes comes with the product and is stored after the migrations.',
  },
];
