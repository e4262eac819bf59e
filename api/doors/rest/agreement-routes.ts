import { suppliersOrWithRight, withScope } from '../../core/access/rules.ts';
import type { SparingLog } from '../../core/logging/sparing-log.ts';
import { findReceipt } from '../../domains/payments/ledger/find-receipt.ts';
import { receiptName } from '../../domains/payments/ledger/receipt-pdf.ts';
import { findPayout } from '../../domains/payments/payouts/find-payouts.ts';
import { linesOfPayout } from '../../domains/payments/payouts/lines-of-payout.ts';
import { payoutCsv } from '../../domains/payments/payouts/payout-csv.ts';
import { noSuchOrder, ordersWithinReach } from './order-routes.ts';
import { ReceiptFiles } from './receipt-files.ts';
import { file, get, type Route } from './route.ts';

/** Downloads about money: receipts of orders, statements of payouts. */
export const agreementRoutes = (refusals: Pick<SparingLog, 'warn'>): readonly Route[] => {
  const receipts = new ReceiptFiles();
  return [
    get(
      '/api/payouts/:id/statement.csv',
      {
        tag: 'Money',
        summary: 'Download the statement of a payout',
        who: withScope('PAYOUTS_READ', suppliersOrWithRight('SEE_MONEY')),
        parameters: { id: 'ID of the payout.' },
        answer: file('Its entries, one on each line.', 'text/csv'),
        refusals: { 404: { description: 'The payout does not exist or is not within reach.' } },
      },
      async ({ ctx, parameters, reply }) => {
        const payout = await findPayout(ctx, parameters.id);
        if (!payout) return reply.callNotFound();
        const name = `payout-${payout.expectedOn}.csv`;
        void reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}"`);
        return payoutCsv(await linesOfPayout(ctx, payout.id));
      },
    ),
    get(
      '/api/orders/:id/receipt.pdf',
      {
        tag: 'Orders',
        summary: 'Download the receipt of an order',
        details: 'Summarizes the order while it is unpaid. A person can make 20 receipts a minute.',
        who: ordersWithinReach,
        parameters: { id: 'ID of the order.' },
        answer: file('The receipt.', 'application/pdf'),
        refusals: noSuchOrder,
      },
      async ({ ctx, parameters, reply }) => {
        const receipt = await findReceipt(ctx, parameters.id);
        if (!receipt) return reply.callNotFound();
        const file = await receipts.of(ctx, receipt);
        if (typeof file === 'number') {
          refusals.warn(
            { userId: ctx.viewer.userId, source: ctx.source },
            'receipt refused: too many in a minute',
          );
          const message = `Too many receipts. Please try again in ${file} seconds.`;
          return reply.code(429).header('retry-after', file).send({ message });
        }
        const disposition = `attachment; filename="${receiptName(receipt)}"`;
        void reply.type('application/pdf').header('content-disposition', disposition);
        return file;
      },
    ),
  ];
};
