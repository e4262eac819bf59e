import { basename } from 'node:path';
import { namesAndTexts, type Written } from './names-and-texts.ts';
import { readSources, type Source } from './sources.ts';
import { refusedNames, refusedParts, refusedPhrases, refusedWords } from './voice-words.ts';

/** These hold the words for a reason: texts of law, stories of cooks, earlier migrations, and the words themselves. */
const allowed =
  /^(scripts\/(check-voice|voice-words|house)\.ts|api\/demo\/(dishes|kitchens|review-words)\/|api\/platform\/database\/migrations\/(00|list\.ts)|api\/domains\/onboarding\/agreements\/)/;
/** Names that others gave, and a column of a released table. */
const given = /toColou?rspace|pgboss|'cancelled'|'CANCELLED'|keeps what it was told|toldAt/;

/** Whether customers, cooks, admins, operators or integrators read the texts of a file. */
const isRead = (path: string): boolean =>
  /^(api|clients|web|schema|examples)\//.test(path) &&
  !/\.(test|story)\.ts|^(api\/testing|web\/e2e)\//.test(path);

const partsOf = (name: string): string[] =>
  name.split(/[^A-Za-z]|(?<=[a-z])(?=[A-Z])/).map(part => part.toLowerCase());

const inName = (name: string): string[] => {
  const parts = new Set(partsOf(name));
  return [
    ...[...refusedParts].filter(([part]) => parts.has(part)),
    ...[...refusedNames].filter(([former]) =>
      former.includes('.ts') ? name === former : name.includes(former),
    ),
  ].map(([, instead]) => `${name} (${instead})`);
};

const inText = (text: string, refused: typeof refusedWords): string[] =>
  refused.flatMap(([word, instead]) => {
    const [found] = word.exec(text) ?? [];
    return found ? [`${found} (${instead})`] : [];
  });

const complaintsAbout = (source: Source): string[] => {
  const { path, text } = source;
  const lines = text.split('\n');
  const { names, texts } = namesAndTexts(source);
  const complaints = (written: readonly Written[], judge: (text: string) => string[]) =>
    written.flatMap(each =>
      given.test(lines[each.line - 1]!)
        ? []
        : judge(each.text).map(found => `${path}:${each.line}: ${found}`),
    );
  return [
    ...inName(basename(path)).map(found => `${path}: ${found}`),
    ...complaints(
      lines.map((line, index) => ({ text: line, line: index + 1 })),
      line => inText(line, refusedWords),
    ),
    ...complaints(names, inName),
    ...complaints(isRead(path) ? texts : [], words => inText(words, refusedPhrases)),
  ];
};

const complaints = readSources()
  .filter(({ path }) => !allowed.test(path))
  .flatMap(complaintsAbout);

if (complaints.length > 0) {
  process.stderr.write(
    `${complaints.join('\n')}\n${complaints.length} words that this project does not use.\n`,
  );
  process.exit(1);
}
