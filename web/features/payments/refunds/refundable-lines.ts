interface Line {
  position: number;
  dishName: string;
  choices: readonly { name: string }[];
  quantity: number;
  unitPrice: { cents: number; text: string };
}
interface Part {
  position: number;
  quantity: number;
}
interface OrderLines {
  lines: readonly Line[];
  refunds: readonly { lines: readonly Part[] }[];
}

/** What is left to refund of each line, and what the chosen plates come to. */
export const refundableLines = (order: OrderLines | null | undefined, chosen: Record<number, number>) => {
  const parts = order?.refunds.flatMap(refund => refund.lines) ?? [];
  const refunded = (position: number) =>
    parts.filter(part => part.position === position).reduce((sum, part) => sum + part.quantity, 0);
  const left = (order?.lines ?? [])
    .map(line => ({ ...line, left: line.quantity - refunded(line.position) }))
    .filter(line => line.left > 0);
  const wanted = left.flatMap(({ position }) =>
    chosen[position] ? [{ position, quantity: chosen[position] }] : [],
  );
  const cents = left.reduce((sum, line) => sum + line.unitPrice.cents * (chosen[line.position] ?? 0), 0);
  return { left, wanted, cents };
};
