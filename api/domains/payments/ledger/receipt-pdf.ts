import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { dollars } from '../../../core/values/money.ts';
import { choiceWords } from '../../orders/choice-words.ts';
import type { OrderLineRow } from '../../orders/order-columns.ts';
import { allergenWords, dietWord, markWords } from '../../orders/reopening/dish-change-words.ts';
import { PaymentMethod } from '../payment-enums.ts';
import type { Receipt } from './find-receipt.ts';

const ink = '#2A1712';
const muted = '#6B4F45';
const kokum = '#8F1D4B';
const margin = 40;

const day = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });

/** Latin and Devanagari fonts; each PDF embeds the glyphs it needs. */
const family = '@expo-google-fonts/anek-devanagari';
const { resolve } = createRequire(import.meta.url);
const regular = resolve(`${family}/400Regular/AnekDevanagari_400Regular.ttf`);
const bold = resolve(`${family}/700Bold/AnekDevanagari_700Bold.ttf`);
const signOfOther =
  /[^\u0020-\u007e\u00a0-\u00ff\u0900-\u097f\u200c-\u200d\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20b9]/gu;

/** Drops diacritics that the fonts lack and replaces any other unsupported character. */
const printable = (text: string) =>
  text.normalize('NFC').replace(signOfOther, sign => /^[a-z]/i.exec(sign.normalize('NFD'))?.[0] ?? '?');

/** File name of the receipt. */
export const receiptName = ({ order }: Receipt): string => `receipt-${order.orderNumber}.pdf`;

/** Renders a receipt as a one-page PDF. */
export const receiptPdf = async (receipt: Receipt): Promise<Buffer> => {
  const { order } = receipt;
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A5',
    margin,
    font: regular,
    info: { Title: `Receipt ${order.orderNumber}`, Author: 'Tiffin' },
  });
  const paper = new Paper(pdf);
  paper.heading(receipt.payment ? 'Receipt' : 'Order summary');
  paper.words(`Order ${order.orderNumber}, ${day(order.placedAt)}`);
  paper.words(receipt.kitchenName);
  paper.words(receipt.kitchenAddress);
  paper.gap();
  for (const line of order.lines) {
    paper.row(`${line.quantity} x ${line.dishName}`, dollars(line.unitPriceCents * line.quantity));
    if (line.mealContent) paper.words(line.mealContent);
    if (line.choices.length > 0) paper.words(`${choiceWords(line.choices)}.`);
    paper.words(contentsOf(line));
    paper.gap();
  }
  paper.line();
  paper.row('Total', dollars(order.totalCents), true);
  paper.gap();
  paper.words(paidWords(receipt));
  for (const refund of receipt.refunds) {
    paper.row(`Refund, expected by ${day(refund.expectedOn)}`, `-${dollars(refund.amountCents)}`);
  }
  pdf.end();
  return buffer(pdf);
};

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** Diet, marks and allergens when the dish was ordered, and changes before delivery. */
const contentsOf = (line: OrderLineRow): string => {
  const { allergens, addedAllergens, diet, changedDiet, marks, removedMarks } = line;
  return [
    dietWord(diet),
    ...(marks.length > 0 ? [markWords(marks)] : []),
    allergens.length > 0 ? `contains ${allergenWords(allergens)}` : 'no listed allergens',
    ...(addedAllergens.length > 0 ? [`added after the order: ${allergenWords(addedAllergens)}`] : []),
    ...(changedDiet ? [`changed after the order: ${dietWord(diet)} to ${dietWord(changedDiet)}`] : []),
    ...(removedMarks.length > 0 ? [`removed after the order: ${markWords(removedMarks)}`] : []),
  ]
    .map(sentence)
    .join(' ');
};

const paidHow = {
  [PaymentMethod.CARD]: 'by card',
  [PaymentMethod.BY_HAND]: 'to our support',
  [PaymentMethod.CREDIT]: 'with a tiffin bill',
};

const paidWords = ({ payment }: Receipt): string => {
  if (!payment?.succeededAt) return 'Not paid yet.';
  return `Paid ${paidHow[payment.method]} on ${day(payment.succeededAt)}. All prices in US dollars.`;
};

class Paper {
  readonly #width: number;

  constructor(private readonly pdf: PDFKit.PDFDocument) {
    this.#width = pdf.page.width - 2 * margin;
  }

  heading(text: string): void {
    this.pdf.font(bold).fontSize(11).fillColor(kokum).text('Tiffin');
    this.pdf.fontSize(22).fillColor(ink).text(text).moveDown(0.4);
  }

  words(text: string): void {
    this.pdf.font(regular).fontSize(10).fillColor(muted).text(printable(text), margin);
  }

  row(name: string, amount: string, isBold = false): void {
    const { pdf } = this;
    pdf
      .font(isBold ? bold : regular)
      .fontSize(11)
      .fillColor(ink);
    const { y } = pdf;
    pdf.text(amount, margin, y, { width: this.#width, align: 'right' });
    pdf.text(printable(name), margin, y, { width: this.#width - 80 });
    pdf.moveDown(0.35);
  }

  line(): void {
    const { pdf } = this;
    pdf
      .moveTo(margin, pdf.y)
      .lineTo(margin + this.#width, pdf.y)
      .strokeColor('#E8D9C6')
      .stroke()
      .moveDown(0.4);
  }

  gap(): void {
    this.pdf.moveDown(0.8);
  }
}
