export interface OrderLine {
  dishId: string;
  quantity: number;
  unitCents: number;
}

/** An order as its customer knows it. */
export interface AcknowledgedOrder {
  id: string;
  totalCents: number;
  lines: readonly OrderLine[];
  isCanceled: boolean;
  /** When the answer arrived, of the last change as well. */
  at: number;
}

/** An order as a database has it. */
export interface StoredOrder {
  id: string;
  status: string;
  paymentStatus: string;
  totalCents: number;
  lines: readonly OrderLine[];
}

/** What acknowledged orders and stored ones disagree about; each difference in words. */
export const differencesOf = (
  acknowledged: Iterable<AcknowledgedOrder>,
  stored: ReadonlyMap<string, StoredOrder>,
): string[] => {
  const differences: string[] = [];
  for (const order of acknowledged) {
    const found = stored.get(order.id);
    if (!found) {
      differences.push(`${order.id} is missing`);
      continue;
    }
    if (found.totalCents !== order.totalCents)
      differences.push(`${order.id} costs ${found.totalCents} cents, not ${order.totalCents}`);
    if (JSON.stringify(found.lines) !== JSON.stringify(order.lines))
      differences.push(`${order.id} has other lines`);
    if ((found.status === 'CANCELED') !== order.isCanceled)
      differences.push(`${order.id} is ${found.status}${order.isCanceled ? ', not CANCELED' : ''}`);
  }
  return differences;
};

export interface Loss {
  orders: number;
  cancellations: number;
  /** From the oldest acknowledgment that is lost until the end; 0 without a loss. */
  seconds: number;
}

/** What of the acknowledged orders a database does not have that was restored to the end of its archive. */
export const lossOf = (
  acknowledged: Iterable<AcknowledgedOrder>,
  stored: ReadonlyMap<string, StoredOrder>,
  endedAt: number,
): Loss => {
  const loss: Loss = { orders: 0, cancellations: 0, seconds: 0 };
  for (const order of acknowledged) {
    const found = stored.get(order.id);
    const isCancellationLost = found !== undefined && order.isCanceled && found.status !== 'CANCELED';
    if (!found) loss.orders++;
    if (isCancellationLost) loss.cancellations++;
    if (!found || isCancellationLost) loss.seconds = Math.max(loss.seconds, (endedAt - order.at) / 1000);
  }
  return loss;
};

/** Returns what of the second list is in the first one as well: what was sent to someone a second time. */
export const sentTwice = (before: readonly string[], after: readonly string[]): string[] => {
  const known = new Set(before);
  return after.filter(each => known.has(each));
};
