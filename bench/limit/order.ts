import { dollars, moment, text } from './json.ts';
import type { Query } from './pipelined-pool.ts';
import { type OrderInput, placeOrder } from './place-order.ts';

export const order = async (query: Query, token: string, input: OrderInput): Promise<string> => {
  const { id, number, rows: placing } = placeOrder(query, token, input);
  const rows = await placing;
  const [first] = rows;
  if (!first) return '{"data":{"placeOrder":{"__typename":"Refused"}}}';
  const [plates, cents, placedAt] = first;
  const lines = rows.map(
    ([, , , name, quantity, price]) =>
      `{"dishName":${text(name!)},"quantity":${quantity},"unitPrice":{"cents":${price}}}`,
  );
  return (
    `{"data":{"placeOrder":{"__typename":"Order","id":"${id}","orderNumber":"${number}","status":"PLACED",` +
    `"serviceDate":"${input.serviceDate}","mealtime":"${input.mealtime}","plates":${plates},` +
    `"total":{"cents":${cents},"text":${dollars(cents!)}},"placedAt":${moment(placedAt!)},"lines":[${lines.join(',')}]}}}`
  );
};
