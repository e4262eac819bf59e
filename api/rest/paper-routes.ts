import type { FastifyInstance } from 'fastify';
import type { RequestCtx } from '../http/request-ctx.ts';
import { findPayout, linesOfPayout } from '../payments/find-payouts.ts';
import { findReceipt } from '../payments/find-receipt.ts';
import { payoutCsv } from '../payments/payout-csv.ts';
import { receiptName, receiptPdf } from '../payments/receipt-pdf.ts';

interface WithId {
  Params: { id: string };
}

/** What people keep of their money: receipts of orders, statements of payouts. */
export const paperRoutes = (app: FastifyInstance, requestCtx: RequestCtx): void => {
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
    const receipt = await findReceipt(await requestCtx.of(request, reply), request.params.id);
    if (!receipt) return reply.callNotFound();
    const disposition = `attachment; filename="${receiptName(receipt)}"`;
    void reply.type('application/pdf').header('content-disposition', disposition);
    return receiptPdf(receipt);
  });
};
