import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aJpeg, aPdf, aPdfOf, aPng } from '../builders/a-file.ts';

const limit = 10 * 1024 * 1024;

export interface Sample {
  what: string;
  name: string;
  content: Uint8Array;
  verdict: 'accepted' | 'not a type' | 'too large';
}

const text = (words: string) => Buffer.from(words, 'latin1');
const archive = text('PK\u0003\u0004hidden files PK\u0005\u0006\0\0\0\0\u0001\0\u0001\0');
const executable = Buffer.concat([text('MZ\u0090\0\u0003\0\0\0'), Buffer.alloc(600, 7)]);
const page = text('<!doctype html><script>alert(document.cookie)</script>');
const renderer = text(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
);

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc >>> 0;
});
const crcOf = (bytes: Buffer) => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = crcTable[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};
const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([text(type), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crcOf(named));
  return Buffer.concat([length, named, crc]);
};
/** A few kilobytes that decode to gigabytes of pixels. */
const bomb = (side: number) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Files that people and attackers send, and the expected result of each. */
export const corpus = async (): Promise<Sample[]> => {
  const [pdf, png, jpeg] = [aPdf('Food service license'), await aPng(), await aJpeg()];
  const webp = await sharp(png).webp().toBuffer();
  const gif = await sharp(png).gif().toBuffer();
  const sample = (verdict: Sample['verdict']) => (what: string, name: string, content: Uint8Array) => ({
    what,
    name,
    content,
    verdict,
  });
  const good = sample('accepted');
  const bad = sample('not a type');
  return [
    good('a PDF', 'license.pdf', pdf),
    good('a JPG', 'permit.jpg', jpeg),
    good('a JPEG', 'Permit.JPEG', jpeg),
    good('a PNG', 'certificate.png', png),
    good('a PDF without an ending', 'license', pdf),
    good('a PDF of another script', 'लाइसेंस.pdf', pdf),
    good('a PDF filled up with blanks', 'license.pdf', Buffer.concat([pdf, Buffer.alloc(100_000, 0x20)])),
    good('a name like a path', '../../../etc/passwd.pdf', pdf),
    good('a name like a path of Windows', '..\\..\\boot.pdf', pdf),
    good('a long name', `${'x'.repeat(300)}.pdf`, pdf),
    good(
      'a picture with a place in it',
      'permit.jpg',
      await sharp(jpeg)
        .withExif({ IFD0: { Copyright: 'canary' } })
        .toBuffer(),
    ),
    good('a picture with an archive behind it', 'permit.jpg', Buffer.concat([jpeg, archive])),
    good('a picture with a script behind it', 'permit.png', Buffer.concat([png, page])),
    good('a PDF of exactly 10 MiB', 'license.pdf', aPdfOf(limit)),
    sample('too large')('one byte more', 'license.pdf', aPdfOf(limit + 1)),
    sample('too large')('much more', 'license.pdf', aPdfOf(limit + 3_000_000)),
    bad('nothing', 'license.pdf', new Uint8Array()),
    bad('words', 'license.pdf', text('This is my license, believe me.')),
    bad('a page', 'license.pdf', page),
    bad('a page named as such', 'license.html', page),
    bad('a drawing', 'permit.svg', renderer),
    bad('a drawing called PNG', 'permit.png', renderer),
    bad('a program called PDF', 'license.pdf', executable),
    bad('a program called JPG', 'permit.jpg', executable),
    bad(
      'a program for Linux',
      'permit.png',
      Buffer.concat([text('\u007fELF\u0002\u0001\u0001'), Buffer.alloc(600)]),
    ),
    bad('an archive', 'license.pdf', archive),
    bad('a WebP', 'permit.webp', webp),
    bad('a WebP called JPG', 'permit.jpg', webp),
    bad('a GIF called PNG', 'permit.png', gif),
    bad('a PDF called JPG', 'permit.jpg', pdf),
    bad('a PNG called JPG', 'permit.jpg', png),
    bad('a PDF called program', 'license.pdf.exe', pdf),
    bad('a PDF called page', 'license.html', pdf),
    bad('a PDF’s first line alone', 'license.pdf', text('%PDF-1.7\n')),
    bad('a PDF cut off', 'license.pdf', pdf.subarray(0, -10)),
    bad('a JPEG’s first bytes alone', 'permit.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])),
    bad('a JPEG cut off', 'permit.jpg', jpeg.subarray(0, jpeg.length / 2)),
    bad('a PNG’s first bytes alone', 'permit.png', png.subarray(0, 8)),
    bad('a PNG’s head alone', 'permit.png', png.subarray(0, 33)),
    bad('a page followed by a PDF', 'license.pdf', Buffer.concat([page, pdf])),
    bad('a PDF with an archive behind it', 'license.pdf', Buffer.concat([pdf, archive])),
    bad(
      'a PDF with an archive before its end',
      'license.pdf',
      Buffer.concat([pdf, archive, text('\n%%EOF\n')]),
    ),
    bad('a PDF with a page behind it', 'license.pdf', Buffer.concat([pdf, page])),
    bad('a PNG’s head before a program', 'permit.png', Buffer.concat([png.subarray(0, 8), executable])),
    bad('a pixel bomb', 'permit.png', bomb(30_000)),
    bad('a larger bomb', 'permit.png', bomb(60_000)),
  ];
};
