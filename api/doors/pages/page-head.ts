/** The picture of a link preview. */
export interface PagePicture {
  /** Absolute URL. */
  address: string;
  type: string;
  width: number;
  height: number;
  alt: string;
}

/** What search engines and link previews read on a page. */
export interface PageHead {
  title: string;
  description: string;
  /** The canonical absolute URL of the page. */
  address: string;
  /** Structured data in terms of schema.org. */
  facts: object;
  picture: PagePicture;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, character => escapes[character]!);

/** Inside a script element only its end tag could do harm. */
export const escapedJson = (facts: object) => JSON.stringify(facts).replaceAll('<', '\\u003c');

interface Preview {
  title: string;
  description: string;
  address: string;
  picture: PagePicture;
}

/** The tags of a link preview, by the Open Graph protocol; title and description are escaped already. */
const previewTags = ({ title, description, address, picture }: Preview): string[] => [
  '<meta property="og:site_name" content="Tiffin" />',
  '<meta property="og:type" content="website" />',
  `<meta property="og:title" content="${title}" />`,
  `<meta property="og:description" content="${description}" />`,
  `<meta property="og:url" content="${escaped(address)}" />`,
  `<meta property="og:image" content="${escaped(picture.address)}" />`,
  `<meta property="og:image:type" content="${picture.type}" />`,
  `<meta property="og:image:width" content="${picture.width}" />`,
  `<meta property="og:image:height" content="${picture.height}" />`,
  `<meta property="og:image:alt" content="${escaped(picture.alt)}" />`,
  '<meta name="twitter:card" content="summary_large_image" />',
];

const withTags = (page: string, tags: readonly string[]): string =>
  page.replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);

const titleTag = /<title>([^<]*)<\/title>/;
const descriptionTag = /<meta\s+name="description"\s+content="([^"]*)"[^>]*>/;

/** The client's page with this head. */
export const withHead = (page: string, { facts, ...head }: PageHead): string => {
  const { address, picture } = head;
  const [title, description] = [escaped(head.title), escaped(head.description)];
  return withTags(page.replace(titleTag, '').replace(descriptionTag, ''), [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${escaped(address)}" />`,
    ...previewTags({ title, description, address, picture }),
    `<script type="application/ld+json">${escapedJson(facts)}</script>`,
  ]);
};

/** A page with a link preview of its own title and description. */
export const withPreview = (page: string, address: string, picture: PagePicture): string => {
  const title = titleTag.exec(page)?.[1] ?? '';
  const description = descriptionTag.exec(page)?.[1] ?? '';
  return withTags(page, previewTags({ title, description, address, picture }));
};

/** The page for an unknown URL; the client shows a message, and search engines must not index it. */
export const hidden = (page: string): string =>
  page.replace('</head>', '  <meta name="robots" content="noindex" />\n  </head>');
