import { expect, type Page } from '@playwright/test';

/** A browser in which Hindi was chosen before. */
export const chooseHindi = async (page: Page, address = process.env.BASE_URL!): Promise<void> => {
  await page.context().addCookies([{ name: 'language', value: 'hi', url: address }]);
  await page.addInitScript(() => localStorage.setItem('language', 'hi'));
};

/** Fields of the server's answers that hold names and what people wrote, which are the same in every language. */
const written =
  /^(name|\w*Name|email|phone|\w*[aA]ddress|street|city|note|words|\w*Words|reason|\w*Reason|story|description|alt|contains|label|orderNumber|reference|portion|promise|mealContent)$/;

/** Collects what people wrote from an answer; the items of the checklist are texts of ours. */
const collect = (answer: unknown, found: Set<string>, field = ''): void => {
  if (typeof answer === 'string') {
    if (written.test(field) && /\p{L}/u.test(answer)) found.add(answer);
  } else if (Array.isArray(answer)) {
    for (const each of answer) collect(each, found, field);
  } else if (answer && typeof answer === 'object') {
    for (const [name, value] of Object.entries(answer)) {
      if ('stepId' in answer && name === 'description') continue;
      // What is in a tiffin of the day.
      collect(value, found, 'dishId' in answer && name === 'text' ? 'mealContent' : name);
    }
  }
};

/** Proper names, and what is written like that in Hindi, too. */
const proper = ['Employer Identification Number', 'San Jose', '12 Almaden Ave', 'am UTC', 'pm UTC'];

/** Two English words in a row; one alone may be a name or a term, such as EIN or PDF. */
const english = /[A-Za-z][A-Za-z'’-]*\s+[A-Za-z][A-Za-z'’-]+/;

/** Every text that is shown or read out; parts in English on purpose say so by their `lang`. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element | null) =>
      Boolean(element?.checkVisibility()) && !element!.closest('[lang=en]:not(html), script, style');
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (isShown(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent ?? '');
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt', 'aria-valuetext'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isShown(element)) texts.push(element.getAttribute(name) ?? '');
    return texts;
  });

/** Remembers what people wrote, as the page loads it, to tell it from texts of ours. */
export const readsHindi = (page: Page) => {
  const known = new Set(proper);
  const reading = new Set<Promise<void>>();
  page.on('response', response => {
    if (!response.headers()['content-type']?.includes('json')) return;
    const read = response
      .json()
      .then(answer => collect(answer, known))
      .catch(() => undefined)
      .finally(() => reading.delete(read));
    reading.add(read);
  });

  /** The texts of the screen that hold an English sentence. */
  const englishTexts = async (): Promise<string[]> => {
    await Promise.all(reading);
    const names = [...known].sort((one, other) => other.length - one.length);
    const withoutNames = (text: string) =>
      names.reduce((rest, name) => rest.replaceAll(name, '·'), text.replaceAll(/\s+/g, ' '));
    return [...new Set(await textsOf(page))].filter(text => english.test(withoutNames(text)));
  };

  return {
    englishTexts,
    /** Fails when the screen shows an English sentence. */
    expectOnlyHindi: async (): Promise<void> => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
      await expect.poll(englishTexts, { message: `English on ${page.url()}` }).toEqual([]);
    },
  };
};
