import type { FastifyInstance } from 'fastify';
import type { SparingLog } from '../../core/logging/sparing-log.ts';
import { findReceipt } from '../../domains/payments/ledger/find-receipt.ts';
import { receiptName } from '../../domains/payments/ledger/receipt-pdf.ts';
import { findPayout } from '../../domains/payments/payouts/find-payouts.ts';
import { linesOfPayout } from '../../domains/payments/payouts/lines-of-payout.ts';
import { payoutCsv } from '../../domains/payments/payouts/payout-csv.ts';
import type { RequestCtx } from '../http/request-ctx.ts';
import { ReceiptFiles } from './receipt-files.ts';

interface WithId {
  Params: { id: string };
}

/** Downloads about money: receipts of orders, statements of payouts. */
export const agreementRoutes = (app: FastifyInstance, requestCtx: RequestCtx, refusals: SparingLog): void => {
  const receipts = new ReceiptFiles();

  app.get<WithId>('/api/payouts/:id/statement.csv', async (request, reply) => {
    const ctx = await requestCtx.of(request, reply);
    const payout = await findPayout(ctx, request.params.id);
    if (!payout) return reply.callNotFound();
    const name = `payout-${payout.expectedOn}.csv`;
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`);
    return payoutCsv(await linesOfPayout(ctx, payout.id));
  });

  app.get<WithId>('/api/orders/:id/receipt.pdf', async (request, reply) => {
    const ctx = await requestCtx.of(request, reply);
    const receipt = await findReceipt(ctx, request.params.id);
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
  });
};
