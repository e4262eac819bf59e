const comments = /#.*$/gm;
const strings = /"""[\s\S]*?"""|"(?:\\.|[^"\\])*"/g;
const innermostBraces = /\{[^{}]*\}/g;

/** The operations of a document and its fragments, without what is between their braces. */
const outline = (document: string): string => {
  let text = document.replace(strings, '').replace(comments, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(innermostBraces, ';');
  }
  return text;
};

/** Whether a document has a mutation. */
export const isMutation = (document: string): boolean => /(^|;)\s*mutation\b/.test(outline(document));
