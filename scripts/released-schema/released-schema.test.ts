import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { changeList, withRelease } from './change-list.ts';
import { refusedChanges } from './refused-changes.ts';
import { earlyDeprecations, refusedDeprecations } from './refused-deprecations.ts';

const today = '2026-11-26';

/** A small schema of kitchens; `given` replaces parts of it. */
const kitchens = (given: Record<string, string> = {}): string =>
  Object.entries(given).reduce(
    (text, [part, instead]) => {
      if (!text.includes(part)) throw new Error(`The schema has no ${part}`);
      return text.replace(part, instead);
    },
    `
      type Query { kitchen(id: ID!, day: String): Kitchen }
      type Kitchen { name: String phone: String contact: Contact }
      type Contact { email: String }
      type Mutation { pause(input: PauseInput!): PauseResult }
      input PauseInput { days: Int note: String }
      union PauseResult = Kitchen | AlreadyPaused
      interface Problem { message: String! }
      type AlreadyPaused implements Problem { message: String! status: Status }
      enum Status { OPEN PAUSED CLOSED }
    `,
  );

const deprecated = (day: string) => `@deprecated(reason: "Use email instead. Removed after ${day}.")`;

const refused = (released: string, current: string, day = today) =>
  refusedChanges(released, buildSchema(current), day);

const misdated = (released: string, current: string) =>
  refusedDeprecations(buildSchema(released), buildSchema(current), today);

describe('a change that breaks clients of the released schema is refused, with what to do:', () => {
  const restore = 'Put it back and deprecate it, deprecationReason:';

  test.each([
    ['a removed field', { 'phone: String': '' }, restore],
    ['a removed argument', { ', day: String': '' }, restore],
    ['a removed field of an input', { 'note: String': '' }, restore],
    ['a removed value', { CLOSED: '' }, restore],
    ['a new required argument', { 'day: String': 'day: String, meal: ID!' }, 'Make it nullable'],
    ['a new required field of an input', { 'note: String': 'note: String, by: ID!' }, 'Make it nullable'],
    ['another type of a field', { 'phone: String': 'phone: Int' }, 'Keep the type.'],
    ['an argument that is now required', { 'day: String': 'day: String!' }, 'Keep the type.'],
    ['a removed member of a result', { ' | AlreadyPaused': '' }, 'Undo this.'],
    ['a removed type', { 'contact: Contact': '', 'type Contact { email: String }': '' }, restore],
  ])('%s', async (_, change, advice) => {
    const complaints = await refused(kitchens(), kitchens(change));
    expect(complaints.join('\n')).toContain(advice);
  });

  test('a field that can now be null', async () => {
    const [first] = await refused(kitchens({ 'name: String': 'name: String!' }), kitchens());
    expect(first).toContain("'Kitchen.name' changed type from 'String!' to 'String'. Keep the type.");
  });

  test('and names the first day that is possible', async () => {
    const [first] = await refused(kitchens(), kitchens({ 'phone: String': '' }));
    expect(first).toMatch(
      /'phone' was removed .* Removed after 2027-07-24\.', which leaves clients 180 days from the next release/,
    );
  });
});

describe('a change that leaves clients as they are is allowed:', () => {
  test.each([
    ['a new field', { 'phone: String': 'phone: String street: String' }],
    ['a new argument with a default', { 'day: String': 'day: String, meals: Int! = 2' }],
    ['an argument that may now be null', { 'id: ID!': 'id: ID' }],
    ['a field that is never null any more', { 'phone: String': 'phone: String!' }],
    ['a new value', { CLOSED: 'CLOSED MOVED' }],
    ['a new member of a result', { '| AlreadyPaused': '| AlreadyPaused | Contact' }],
    ['a deprecation', { 'phone: String': `phone: String ${deprecated('2027-06-01')}` }],
  ])('%s', async (_, change) => {
    expect(await refused(kitchens(), kitchens(change))).toEqual([]);
  });
});

describe('what was deprecated may go', () => {
  const contact = 'contact: Contact';
  const gone = kitchens({ [contact]: '', 'type Contact { email: String }': '' });
  const released = (day: string) => kitchens({ [contact]: `${contact} ${deprecated(day)}` });

  test('when its day has passed, and the type that it alone led to', async () => {
    expect(await refused(released('2027-06-01'), gone, '2027-06-02')).toEqual([]);
  });

  test('but not on that day', async () => {
    const complaints = await refused(released('2027-06-01'), gone, '2027-06-01');
    expect(complaints.join('\n')).toContain('Put it back: clients can rely on it until 2027-06-01.');
  });

  test('but not if the release named no day', async () => {
    const reason = '@deprecated(reason: "Use email instead.")';
    const complaints = await refused(kitchens({ [contact]: `${contact} ${reason}` }), gone, '2030-01-01');
    expect(complaints.join('\n')).toContain('Put it back and deprecate it');
  });

  test('but a type that is still used stays', async () => {
    const both = kitchens({ [contact]: `${contact} ${deprecated('2026-01-01')} owner: Contact` });
    const renamed = kitchens({ [contact]: 'owner: Person', 'type Contact': 'type Person' });
    expect(await refused(both, renamed)).toEqual([
      expect.stringContaining("'Contact' was removed"),
      expect.stringContaining("'Kitchen.owner' changed type"),
    ]);
  });

  test('values, arguments and fields of inputs as well', async () => {
    const old = kitchens({
      'day: String': `day: String ${deprecated('2026-11-25')}`,
      'note: String': `note: String ${deprecated('2026-11-25')}`,
      CLOSED: `CLOSED ${deprecated('2026-11-25')}`,
    });
    const current = kitchens({ ', day: String': '', 'note: String': '', CLOSED: '' });
    expect(await refused(old, current)).toEqual([]);
  });
});

describe('a deprecation', () => {
  const phone = (directive: string) => kitchens({ 'phone: String': `phone: String ${directive}` });

  test('names a day that is 180 days or more from its release', () => {
    const early = (day: string, release = today) =>
      earlyDeprecations(buildSchema(kitchens()), buildSchema(phone(deprecated(day))), release);
    expect(early('2027-05-25')).toEqual([]);
    expect(early('2027-05-24')).toEqual([
      'Kitchen.phone: 2027-05-24 is too early. Clients have 180 days from the release: name 2027-05-25 or a later day.',
    ]);
  });

  test('does not fail the check because days pass before it is released', () => {
    expect(misdated(kitchens(), phone(deprecated('2026-12-01')))).toEqual([]);
  });

  test('that was released keeps its day even when that is near', () => {
    const released = buildSchema(phone(deprecated('2026-12-01')));
    expect(earlyDeprecations(released, released, today)).toEqual([]);
  });

  test.each([
    '@deprecated',
    '@deprecated(reason: "Use email instead.")',
    '@deprecated(reason: "Removed after 2027-06-01.")',
    '@deprecated(reason: "Use email instead. Removed after 2027-02-30.")',
  ])('without a day, or what to use instead, is refused: %s', directive => {
    expect(misdated(kitchens(), phone(directive))).toEqual([
      "Kitchen.phone: say what to use instead, and the day: deprecationReason: 'Use ... instead. Removed after 2027-07-24.'",
    ]);
  });

  test('that was released keeps its day, or gets a later one', () => {
    const released = phone(deprecated('2027-01-10'));
    expect(misdated(released, released)).toEqual([]);
    expect(misdated(released, phone(deprecated('2027-03-01')))).toEqual([]);
    expect(misdated(released, phone(deprecated('2027-01-09')))).toEqual([
      'Kitchen.phone: the released schema promises it until 2027-01-10; name that day or a later one.',
    ]);
  });

  test('of an argument, a field of an input and a value is checked as well', () => {
    const current = kitchens({
      'day: String': 'day: String @deprecated',
      'note: String': 'note: String @deprecated',
      CLOSED: 'CLOSED @deprecated',
    });
    const paths = misdated(kitchens(), current).map(complaint => complaint.split(':')[0]);
    expect(paths).toEqual(['Query.kitchen.day', 'PauseInput.note', 'Status.CLOSED']);
  });
});

describe('the changelog', () => {
  const listed = (released: string, current: string) =>
    changeList(buildSchema(released), buildSchema(current), today);

  test('lists what changed, what clients may notice apart', async () => {
    const current = kitchens({
      'phone: String': '',
      'name: String': 'name: String owner: Person',
      CLOSED: 'CLOSED MOVED',
      'enum Status': 'type Person { name: String age: Int }\nenum Status',
    });
    expect(await listed(kitchens(), current)).toBe(`## 2026-11-26

### Removed, as announced

- Field \`phone\` was removed from object type \`Kitchen\`.

### Clients may notice

- Enum value \`MOVED\` was added to enum \`Status\`.

### Added and changed

- Type \`Person\` was added.
- Field \`owner\` was added to object type \`Kitchen\`.
`);
  });

  test('says so when only descriptions changed', async () => {
    const described = kitchens({ 'type Contact': '"A way to reach a kitchen." type Contact' });
    expect(await listed(kitchens(), described)).toBe('## 2026-11-26\n\nDescriptions only.\n');
  });

  test('has the newest release first', () => {
    const first = withRelease('# Changes of the API\n', '## 2026-11-26\n\nFirst.\n');
    expect(withRelease(first, '## 2027-01-10\n\nSecond.\n')).toBe(
      '# Changes of the API\n\n## 2027-01-10\n\nSecond.\n\n## 2026-11-26\n\nFirst.\n',
    );
  });
});
