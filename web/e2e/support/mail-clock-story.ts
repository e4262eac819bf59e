import { type Clock, startWithClock } from './clock-story.ts';
import { MailServer } from './mail-server.ts';
import { story } from './story.ts';

interface MailClock {
  mail: MailServer;
  clock: Clock;
}

/** Stories in which time passes while a mail server of theirs works or does not. */
export const mailClockStory = story.extend<object, { place: MailClock }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument says which fixtures it needs: none
    async ({}, use) => {
      const mail = await MailServer.open();
      const { clock, stop } = await startWithClock({ SMTP_URL: mail.url });
      await use({ mail, clock });
      stop();
      await mail.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ place }, use) => use(place.clock.address),
});
