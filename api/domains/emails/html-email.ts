import type { Language } from '../../../schema/languages.ts';
import { sayIn } from '../sentences/say.ts';
import type { EmailDraft } from './email-draft.ts';

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
const paper = '#F8EEDF';

const paragraph = (words: string) => `<p style="margin:0 0 16px">${safe(words)}</p>`;

const row = ([words, amount]: [string, string], index: number, { length }: { length: number }) => {
  const weight = index === length - 1 ? 'font-weight:600;border-top:1px solid #E8D9C6' : '';
  return `<tr><td style="padding:6px 0;${weight}">${safe(words)}</td>
    <td align="right" style="padding:6px 0;${weight}">${safe(amount)}</td></tr>`;
};

const table = (rows: [string, string][]) =>
  rows.length > 0
    ? `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.map(row).join('')}</table>`
    : '';

/** Set apart and letter-spaced, so that it is easy to read and copy. */
const standout = (code: string) =>
  `<p style="margin:0 0 16px;padding:12px;border-radius:12px;background:${paper};text-align:center;font-size:32px;font-weight:700;letter-spacing:6px">${safe(code)}</p>`;

const button = ({ words, url }: { words: string; url: string }) =>
  `<p style="margin:24px 0 8px"><a href="${safe(url)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:${kokum};color:#FFFFFF;text-decoration:none;font-weight:600">${safe(words)}</a></p>`;

const foot = ({ words, url }: { words: string; url: string }, language: Language) =>
  `<p style="max-width:480px;margin:16px auto 0;color:${muted};font-size:13px">${safe(words)}
<a href="${safe(url)}" style="color:${kokum}">${sayIn(language)('Change it')}</a></p>`;

/** Plain HTML for every email client: a table layout, inline styles, no images. */
export const htmlEmail = ({
  language,
  title,
  greeting,
  code,
  paragraphs,
  rows = [],
  action,
  footer,
}: EmailDraft): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${safe(title)}</title></head>
<body style="margin:0;background:${paper};color:${ink};font:16px/1.5 system-ui,'Segoe UI',Roboto,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#FFFFFF;border-radius:16px">
<tr><td style="padding:24px">
<p style="margin:0 0 16px;color:${kokum};font-weight:700">Tiffin</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${safe(title)}</h1>
${paragraph(greeting)}
${code ? standout(code) : ''}
${paragraphs.map(paragraph).join('\n')}
${table(rows)}
${action ? button(action) : ''}
</td></tr></table>
${footer ? foot(footer, language) : ''}
</td></tr></table></body></html>`;
