import { expect } from './story.ts';

/** The newest code that was mailed to somebody, once it has arrived. */
export const mailedCodeFor = async (email: string, address: string): Promise<string> => {
  let code: string | undefined;
  await expect(async () => {
    const page = await (await fetch(`${address}/dev/mail`)).text();
    const sent = page.split('<article>').find(each => each.includes(`To ${email}`));
    code = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(sent ?? '')?.[0];
    expect(code).toBeDefined();
  }).toPass();
  return code!;
};
