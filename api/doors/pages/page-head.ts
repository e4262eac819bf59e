/** What search engines and link previews read of a page. */
export interface PageHead {
  title: string;
  description: string;
  /** The one address of the page, absolute. */
  address: string;
  /** Facts as schema.org describes them. */
  facts: object;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, character => escapes[character]!);

/** Inside a script element only the end of the element could do harm. */
export const escapedJson = (facts: object) => JSON.stringify(facts).replaceAll('<', '\\u003c');

/** The client's page with a head of its own. */
export const withHead = (page: string, { title, description, address, facts }: PageHead): string => {
  const tags = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<link rel="canonical" href="${escaped(address)}" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    `<meta property="og:url" content="${escaped(address)}" />`,
    `<script type="application/ld+json">${escapedJson(facts)}</script>`,
  ].join('\n    ');
  return page
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `  ${tags}\n  </head>`);
};

/** The page for an address that leads nowhere; the client says so, and search engines shall not keep it. */
export const hidden = (page: string): string =>
  page.replace('</head>', '  <meta name="robots" content="noindex" />\n  </head>');
