import type { ContentType } from '../core/files/incoming-file.ts';

export interface DemoFile {
  name: string;
  contentType: ContentType;
  content: Buffer;
}

/** Text as the page's font has it. */
const printable = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll('’', "'")
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[\\()]/g, '\\$&');

/** A letter-sized page with a title and a few lines below: enough of a PDF for every reader. */
export const pdfFile = (name: string, title: string, lines: readonly string[]): DemoFile => {
  const text = lines.map(line => `0 -24 Td (${printable(line)}) Tj`).join('\n');
  const content = [
    '0.56 0.11 0.29 RG 3 w 48 48 516 696 re S',
    `BT /F1 24 Tf 84 660 Td (${printable(title)}) Tj /F1 13 Tf 0 -20 Td`,
    `${text} ET`,
  ].join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return { name, contentType: 'application/pdf', content: Buffer.from(file, 'latin1') };
};
