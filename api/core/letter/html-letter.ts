import type { Draft } from './letter-of.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const safe = (text: string): string => text.replace(/[&<>"']/g, character => entities[character]!);

const ink = '#2A1712';
const muted = '#6B4F45';
const kokum = '#8F1D4B';

const paragraph = (words: string) => `<p style="margin:0 0 16px">${safe(words)}</p>`;

const row = ([words, amount]: [string, string], index: number, { length }: { length: number }) => {
  const weight = index === length - 1 ? 'font-weight:600;border-top:1px solid #E8D9C6' : '';
  return `<tr><td style="padding:6px 0;${weight}">${safe(words)}</td>
    <td align="right" style="padding:6px 0;${weight}">${safe(amount)}</td></tr>`;
};

/** Plain HTML that every mail program shows: a table for the frame, styles in place, no pictures. */
export const htmlLetter = ({
  title,
  greeting,
  paragraphs,
  rows,
  action,
  footer,
}: Draft): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${safe(title)}</title></head>
<body style="margin:0;background:#F8EEDF;color:${ink};font:16px/1.5 system-ui,'Segoe UI',Roboto,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#FFFFFF;border-radius:16px">
<tr><td style="padding:24px">
<p style="margin:0 0 16px;color:${kokum};font-weight:700">Tiffin</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${safe(title)}</h1>
${paragraph(greeting)}
${paragraphs.map(paragraph).join('\n')}
${rows.length > 0 ? `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.map(row).join('')}</table>` : ''}
<p style="margin:24px 0 8px"><a href="${safe(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:${kokum};color:#FFFFFF;text-decoration:none;font-weight:600">${safe(action.words)}</a></p>
</td></tr></table>
<p style="max-width:480px;margin:16px auto 0;color:${muted};font-size:13px">${safe(footer.words)}
<a href="${safe(footer.url)}" style="color:${kokum}">Change it</a></p>
</td></tr></table></body></html>`;
