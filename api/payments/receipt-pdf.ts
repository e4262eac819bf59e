import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { dollars } from '../core/money.ts';
import type { Receipt } from './find-receipt.ts';
import { PaymentMethod } from './payment-enums.ts';

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

/** The fonts that every reader has know Latin letters alone; the rest is shown by its place, not its sign. */
const printable = (text: string) =>
  text.replace(/[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2022]/gu, '?');

/** What the file is called. */
export const receiptName = ({ order }: Receipt): string => `receipt-${order.orderNumber}.pdf`;

/** A receipt on one page, to keep or to print. */
export const receiptPdf = (receipt: Receipt): Promise<Buffer> => {
  const { order } = receipt;
  const pdf = new PDFDocument({
    size: 'A5',
    margin,
    info: { Title: `Receipt ${order.orderNumber}`, Author: 'Tiffin' },
  });
  const paper = new Paper(pdf);
  paper.heading(receipt.payment ? 'Receipt' : 'Order summary');
  paper.words(`Order ${order.orderNumber}, ${day(order.placedAt)}`);
  paper.words(receipt.kitchenName);
  paper.words(receipt.kitchenAddress);
  paper.gap();
  for (const { quantity, dishName, unitPriceCents } of order.lines) {
    paper.row(`${quantity} x ${dishName}`, dollars(unitPriceCents * quantity));
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

const paidWords = ({ payment }: Receipt): string => {
  if (!payment?.succeededAt) return 'Not paid yet.';
  const how = payment.method === PaymentMethod.CARD ? 'by card' : 'to our support';
  return `Paid ${how} on ${day(payment.succeededAt)}. All prices in US dollars.`;
};

class Paper {
  readonly #width: number;

  constructor(private readonly pdf: PDFKit.PDFDocument) {
    this.#width = pdf.page.width - 2 * margin;
  }

  heading(text: string): void {
    this.pdf.font('Helvetica-Bold').fontSize(11).fillColor(kokum).text('Tiffin');
    this.pdf.fontSize(22).fillColor(ink).text(text).moveDown(0.4);
  }

  words(text: string): void {
    this.pdf.font('Helvetica').fontSize(10).fillColor(muted).text(printable(text), margin);
  }

  row(name: string, amount: string, isBold = false): void {
    const { pdf } = this;
    pdf
      .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
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
