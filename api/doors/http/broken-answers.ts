import { type FastifyRequest, LogController } from 'fastify';
import type { Log } from '../../core/logging/log.ts';
import { hasClientLeft } from './client-left.ts';

/**
 * Logs why an answer broke off that had begun, as where the store of files fails within a photo: no error handler gets that, and its
 * client gets no other status. Fastify's other lines are off; the product has its own.
 */
export class BrokenAnswers extends LogController {
  constructor(private readonly log: Log) {
    super({ disableRequestLogging: true });
  }

  override streamError(err: Error, request: FastifyRequest): void {
    if (!hasClientLeft(request, err)) this.log.error({ requestId: request.id, err }, 'an answer broke off');
  }
}
