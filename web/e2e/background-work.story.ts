import { placeAnOrder } from './support/an-order.ts';
import { expectGoodLooks } from './support/good-looks.ts';
import { mailClockStory } from './support/mail-clock-story.ts';
import type { ReceivedEmail } from './support/mail-server.ts';
import { aNewPerson, expect, expectAccessible, joinUnproven, signIn } from './support/story.ts';

/** The first one, and eight retries. */
const triesOfEmail = 9;
/** Longer than between any two tries. */
const pauseMilliseconds = 3_600_000;

mailClockStory(
  'The mail server is out of order for hours; Anita finds the email that a cook missed, and tries it again',
  async ({ page, browser, place: { mail, clock } }) => {
    mailClockStory.slow();
    // Her address is unproven, so the kitchen alone has an email.
    await joinUnproven(page, aNewPerson('Meera'));
    mail.isOutOfOrder = true;
    const { id, orderNumber } = await placeAnOrder(page, 'Evergreen Ammamma', 'San Jose');
    const about = (emails: readonly ReceivedEmail[]) =>
      emails.filter(({ subject }) => subject === `New order · ${orderNumber}`);
    for (let tries = 1; tries <= triesOfEmail; tries++)
      await expect(async () => {
        if (about(mail.refused).length < tries && tries > 1)
          await clock.moveTo(new Date(clock.now() + pauseMilliseconds).toISOString());
        expect(about(mail.refused).length).toBeGreaterThanOrEqual(tries);
      }).toPass({ intervals: [2_000] });

    const anita = await (
      await browser.newContext({
        baseURL: clock.address,
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
      })
    ).newPage();
    await clock.moveTo(new Date(clock.now()).toISOString(), anita);
    await signIn(anita, 'admin@tiffin.example', 'tiffin-admin');
    await anita.goto('/admin');
    await anita
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: 'Background work' })
      .click();
    await expect(anita.getByRole('heading', { level: 1, name: 'Background work' })).toBeVisible();
    await expect(anita.getByText(/^As of .+\. Refreshes every 15 seconds\.$/)).toBeVisible();
    const job = anita
      .getByRole('region', { name: 'Given up' })
      .locator('li')
      .filter({ has: anita.getByRole('link', { name: 'See the order' }) })
      .filter({ hasText: 'Emails' });
    await expect(job).toContainText(`after ${triesOfEmail} tries`);
    await expect(job).toContainText('Order placed × ');
    await expect(job).toContainText('The disk is full');
    await expect(anita.locator('body')).not.toContainText(about(mail.refused)[0]!.to[0]!);
    const queue = anita.getByRole('table', { name: 'Background work' }).getByRole('row', { name: /^Emails/ });
    await expect(queue).toContainText('given up');
    await expect(queue).toContainText('The last one failed: ');
    await expectGoodLooks(anita);
    await expect(job.getByRole('link', { name: 'See the order' })).toHaveAttribute(
      'href',
      `/admin/orders/${id}`,
    );

    mail.isOutOfOrder = false;
    await job.getByRole('button', { name: /^Try again: Emails of / }).click();
    await expect(anita.getByText("It's being tried again", { exact: true })).toBeVisible();
    await expect(job).toHaveCount(0);
    await expect.poll(() => about(mail.accepted)).toHaveLength(1);
    await expectAccessible(anita);
  },
);
