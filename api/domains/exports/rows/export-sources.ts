import type { ExportKind } from '../export-enums.ts';
import type { ExportSource } from './export-rows.ts';
import { ledgerSource } from './ledger-source.ts';
import { orderLinesSource } from './order-lines-source.ts';
import { ordersSource } from './orders-source.ts';
import { reviewsSource } from './reviews-source.ts';

export const exportSources: Record<ExportKind, ExportSource> = {
  ORDERS: ordersSource,
  ORDER_LINES: orderLinesSource,
  LEDGER: ledgerSource,
  REVIEWS: reviewsSource,
};
