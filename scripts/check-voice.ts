import { readSources } from './sources.ts';

/** Words that this project does not use, and what it says instead (docs/glossary.md). */
const refused: [RegExp, string][] = [
  [/\btold\b/gi, 'say, notify, answer or report'],
  [/\banew\b/gi, 'again'],
  [/\bnobody\b/gi, 'no one, anonymous'],
  [/\bwho(m)?ever\b/gi, 'the person, the caller'],
  [/colour/gi, 'color'],
  [/neighbour/gi, 'neighbor'],
  [/behaviour/gi, 'behavior'],
  [/catalogue/gi, 'catalog'],
  [/cancelled/gi, 'canceled'],
  [/fulfilment/gi, 'fulfillment'],
  [/\be-mail/gi, 'email'],
  [/\bpick-up/gi, 'pickup'],
];

/** These hold the words for a reason: texts of law, stories of cooks, names that others gave, earlier migrations. */
const allowed =
  /^(scripts\/check-voice\.ts|scripts\/house\.ts|api\/demo\/(kitchens|review-words)\/|api\/platform\/database\/migrations\/(00|list\.ts)|api\/domains\/onboarding\/agreements\/)/;
const given = /toColou?rspace|pgboss|'cancelled'|keeps what it was told/;

const complaints = readSources()
  .filter(({ path }) => !allowed.test(path))
  .flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        given.test(line)
          ? []
          : refused
              .filter(([word]) => line.search(word) >= 0)
              .map(([word, instead]) => `${path}:${index + 1}: ${line.match(word)![0]} (${instead})`),
      ),
  );

if (complaints.length > 0) {
  process.stderr.write(
    `${complaints.join('\n')}\n${complaints.length} words that this project does not use.\n`,
  );
  process.exit(1);
}
