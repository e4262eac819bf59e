import type { exportFormats, exportKinds } from '../../../schema/rules/export.ts';
import { enumType } from '../../core/graphql/enum-type.ts';

type Kind = (typeof exportKinds)[number];
type Format = (typeof exportFormats)[number];

export const ExportKind = enumType<Kind>('ExportKind', 'Kind of rows that an export has.', {
  ORDERS: 'Orders by their service date. Needs the scope ORDERS_READ, and of staff the right SEE_ORDERS.',
  ORDER_LINES:
    'Dishes of orders by their service date. Needs the scope ORDERS_READ, and of staff the right SEE_ORDERS.',
  LEDGER:
    'Entries of the ledger that payouts consist of, by the day the payout was made. Needs the scope PAYOUTS_READ, and of staff the right SEE_MONEY.',
  REVIEWS:
    'Reviews by the day they were written. Needs the scope ORDERS_READ, and of staff the right SEE_ORDERS.',
});
export type ExportKind = keyof typeof ExportKind;

export const ExportFormat = enumType<Format>('ExportFormat', 'Format of the file of an export.', {
  JSONL: 'One JSON object in each line.',
  CSV: 'Comma-separated values with a header line and a byte order mark, for spreadsheets. Texts that look like formulas begin with an apostrophe.',
});
export type ExportFormat = keyof typeof ExportFormat;

export const ExportStatus = enumType('ExportStatus', 'Status of an export.', {
  WAITING: 'Waits for its turn.',
  RUNNING: 'Is being made.',
  READY: 'Can be downloaded.',
  FAILED: 'Could not be made; `failure` says why.',
  EXPIRED: 'The file was deleted.',
});
export type ExportStatus = keyof typeof ExportStatus;

export const ExportFailure = enumType('ExportFailure', 'Reason an export failed.', {
  TOO_LARGE: 'The file would be too large. Choose fewer days, or one kitchen.',
  TOOK_TOO_LONG: 'Reading the rows or making the file took too long. Choose fewer days, or one kitchen.',
  NOT_ALLOWED: 'Its owner may no longer read these rows.',
  INTERRUPTED: 'Making the file was interrupted several times. Start a new one later.',
});
export type ExportFailure = keyof typeof ExportFailure;
