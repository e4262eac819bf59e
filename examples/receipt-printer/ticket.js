import { Paper } from './paper.js';

const payments = { DUE: 'Payment due', PAID: 'Paid', REFUNDED: 'Refunded' };

/** NO_ONION_GARLIC as "No onion garlic". */
const inWords = name => {
  const words = name.toLowerCase().replaceAll('_', ' ');
  return words[0].toUpperCase() + words.slice(1);
};

/** 18:00 as "6 PM". */
const timeOf = (moment, timeZone) =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    .format(new Date(moment))
    .replace(':00', '');

const dayOf = serviceDate =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  }).format(new Date(`${serviceDate}T00:00:00Z`));

const allergensOf = ({ allergens, addedAllergens }) =>
  [...allergens.map(inWords), ...addedAllergens.map(added => `${inWords(added)} (new)`)].join(', ') || 'none';

const lineOnto = (paper, line) => {
  paper.text(`${line.quantity} x ${line.dishName}`, { isBold: true, hanging: 4 });
  for (const { group, name } of line.choices) paper.text(`${group}: ${name}`, { indent: 4, hanging: 2 });
  if (line.mealContent) paper.text(line.mealContent, { indent: 4 });
  if (line.marks.length > 0) paper.text(line.marks.map(inWords).join(', '), { indent: 4 });
  paper.text(`Allergens: ${allergensOf(line)}`, { indent: 4, hanging: 2 });
};

/**
 * An order as the bytes of a ticket, with times in the kitchen's time zone.
 *
 * @param {Record<string, any>} order
 * @param {string} timeZone
 */
export const ticketOf = (order, timeZone) => {
  const paper = new Paper();
  const [from, until] = [timeOf(order.servedFrom, timeZone), timeOf(order.servedUntil, timeZone)];
  const isCanceled = order.status === 'CANCELED';
  if (isCanceled) paper.title('CANCELED');
  paper.title(order.orderNumber);
  paper.text(`${order.mealtime} ${dayOf(order.serviceDate)}`, { isBold: true });
  paper.text(`${inWords(order.fulfillment)} ${from} - ${until}`, { isBold: true });
  if (order.customer) paper.text(`${order.customer.firstName} ${order.customer.phone ?? ''}`);
  if (order.deliveryAddress) paper.text(order.deliveryAddress);
  if (isCanceled && order.cancellationReason) paper.text(`Reason: ${order.cancellationReason}`);
  paper.rule();
  for (const line of order.lines) lineOnto(paper, line);
  paper.rule();
  if (order.note) paper.text(`Note: ${order.note}`, { isBold: true }).rule();
  paper.columns(`${order.plates} ${order.plates === 1 ? 'plate' : 'plates'}`, order.total.text);
  paper.text(payments[order.paymentStatus] ?? inWords(order.paymentStatus));
  return paper.cut();
};
