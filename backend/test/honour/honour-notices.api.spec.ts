import { jest } from '@jest/globals';
import webPush from 'web-push';
import { NotificationMails } from '../../src/modules/notifications/mail/notification-mails.service.js';
import { mailsTo } from '../support/mails.js';
import { type MockBrowser, MockPushService } from '../support/push-service.js';
import { type Business, type Person } from '../support/world.js';
import { DAY, Honour, HOUR } from './honour.fixture.js';

interface Notice {
  kind: string;
  title: string;
  titleNe: string;
  text: string;
  textNe: string;
  path: string;
}

const { publicKey, privateKey } = webPush.generateVAPIDKeys();

describe('messages about honour', () => {
  let service: MockPushService;
  let honour: Honour;
  let shop: Business;
  let customer: Person;
  let dealId: number;

  beforeAll(async () => {
    service = await MockPushService.start();
    honour = await Honour.start({
      VAPID_PUBLIC_KEY: publicKey,
      VAPID_PRIVATE_KEY: privateKey,
      PUSH_STANDIN_URL: service.url,
    });
  });

  afterAll(async () => {
    await honour.stop();
    await service.stop();
  });

  beforeEach(async () => {
    honour.resetClock();
    shop = await honour.world.business({ name: 'Himchuli Momo House' });
    dealId = await honour.world.deal(shop, { title: 'Two plates of momo', title_ne: 'दुई प्लेट मोमो' });
    customer = await honour.customer();
    await honour.running.database.query(`UPDATE users SET language = 'ne' WHERE id = $1`, [customer.id]);
  });

  /** Events of events are delivered too. */
  const deliver = async (): Promise<void> => {
    for (let round = 0; round < 3; round++) await honour.running.deliverEvents();
  };
  /** Notices of cases, the newest first. */
  const inbox = async (person: Person): Promise<Notice[]> => {
    await deliver();
    const { body } = await person.client.get<Notice[]>('/api/notifications');
    return body.filter(({ kind }) => kind.startsWith('case-'));
  };
  const lastOf = async (person: Person): Promise<Notice> => (await inbox(person))[0] as Notice;
  const mails = async (person: Person): Promise<string[]> => {
    await deliver();
    return (await mailsTo(person.email)).filter((text) => text.includes('/dashboard/cases/'));
  };
  const opened = async () => {
    const passId = await honour.used(shop, customer, dealId, 700);
    return (await honour.open(customer, passId)).body;
  };
  const browserOf = async (person: Person): Promise<MockBrowser> => {
    const browser = service.browser();
    const { status } = await person.client.post('/api/notifications/push', browser.subscription);
    expect(status).toBe(201);
    return browser;
  };
  const asked = async (person: Person): Promise<number> =>
    (await mailsTo(person.email)).filter((text) => text.includes('/honour?token=')).length;

  describe('the steps of a case', () => {
    it('begin with a message to the business, with reason, due time and a link (HN6)', async () => {
      const { id } = await opened();
      const notice = await lastOf(shop.owner);
      expect(notice).toMatchObject({
        kind: 'case-opened',
        path: `/dashboard/cases/${id}`,
        title: expect.stringMatching(/^Case D-\d+: Aarati S\. has a problem with Two plates of momo$/),
        titleNe: expect.stringContaining('दुई प्लेट मोमो'),
        text: expect.stringContaining('the price was higher than promised'),
        textNe: expect.stringContaining('भनेको भन्दा बढी पैसा लिइयो'),
      });
      expect(notice.textNe).not.toMatch(/\{\w+\}/);
      const mailed = await mails(shop.owner);
      expect(mailed).toHaveLength(1);
      expect(mailed[0]).toContain(`/dashboard/cases/${id}`);
      expect(await inbox(customer)).toEqual([]);
    });

    it.each<[string, object, string, string]>([
      [
        'an offer to give it again',
        { answer: 'again' },
        'The business gives the deal again',
        'व्यवसायले फेरि दिने भयो',
      ],
      [
        'an offer to pay back',
        { answer: 'pay-back', amount: 150 },
        'The business pays back Rs. 150',
        'व्यवसायले रु. १५० फिर्ता गर्ने भयो',
      ],
      ['disagreement', { answer: 'disagree' }, 'The business does not agree', 'व्यवसाय सहमत छैन'],
    ])('tell the customer of %s, by mail in the own language (HN6)', async (_name, form, english, nepali) => {
      const { id } = await opened();
      await honour.step(shop.owner, id, 'answer', form);
      const notice = await lastOf(customer);
      expect(notice).toMatchObject({ kind: 'case-moved', path: `/dashboard/cases/${id}` });
      expect([notice.title, notice.titleNe]).toEqual([
        expect.stringContaining(english),
        expect.stringContaining(nepali),
      ]);
      const [mail = ''] = await mails(customer);
      expect(mail).toContain('गुनासो हेर्नुहोस्');
      expect(mail).toContain(nepali);
      expect((await inbox(shop.owner)).map(({ kind }) => kind)).toEqual(['case-opened']);
    });

    it('tell the business of the customer’s answer, and both of the remedy (HN6, HN7)', async () => {
      const { id } = await opened();
      await honour.step(shop.owner, id, 'answer', { answer: 'pay-back' });
      await honour.step(customer, id, 'accept-offer');
      expect(
        (await inbox(shop.owner)).map(({ kind, title }) => [kind, title.replace(/^Case D-\d+: /, '')]),
      ).toEqual(
        expect.arrayContaining([
          ['case-closed', 'The customer accepted the offer'],
          ['case-closed', 'Rs. 200 are paid back'],
        ]),
      );
      expect((await lastOf(customer)).titleNe).toContain('रु. २०० फिर्ता भयो');
      expect((await lastOf(customer)).text).toContain('The case is closed.');
    });

    it('tell both of a decision, of a second look and of its end (HN6)', async () => {
      const { id } = await opened();
      await honour.step(shop.owner, id, 'answer', { answer: 'disagree' });
      await honour.step(honour.admin, id, 'decide', { for: 'business', reason: 'As served.' });
      for (const person of [customer, shop.owner])
        expect(await lastOf(person)).toMatchObject({
          kind: 'case-moved',
          title: expect.stringContaining('Decided for the business'),
          textNe: expect.stringContaining('दोस्रो पटक हेर्न'),
        });
      await honour.step(customer, id, 'second-look', { reason: 'See the bill.' });
      expect((await lastOf(shop.owner)).title).toContain('Another admin looks at it again');
      await honour.step(honour.secondAdmin, id, 'decide', { for: 'customer', reason: 'The bill shows it.' });
      for (const person of [customer, shop.owner])
        expect(await lastOf(person)).toMatchObject({
          kind: 'case-closed',
          titleNe: expect.stringContaining('निर्णय ग्राहकको पक्षमा भयो'),
        });
    });

    it('remind whoever has to act, once, half a day before the due time (HN6)', async () => {
      await opened();
      await honour.later(30 * HOUR);
      expect((await inbox(shop.owner)).map(({ kind }) => kind)).toEqual(['case-opened']);
      await honour.later(7 * HOUR);
      await honour.later(60_000);
      expect((await inbox(shop.owner)).map(({ kind }) => kind)).toEqual(['case-reminder', 'case-opened']);
      expect((await lastOf(shop.owner)).titleNe).toMatch(/^गुनासो \S+ को जवाफ .+ सम्ममा दिनुहोस्$/);
      await honour.later(12 * HOUR);
      expect((await lastOf(shop.owner)).title).toContain('The business did not answer in time');
      expect((await lastOf(customer)).titleNe).toContain('व्यवसायले समयमा जवाफ दिएन');
    });

    it('tell the business of withdrawal, and nobody of an own message (HN6)', async () => {
      const { id } = await opened();
      await honour.step(customer, id, 'messages', { text: 'Here is the bill.' });
      expect((await lastOf(shop.owner)).title).toContain('A new message');
      await honour.step(customer, id, 'withdraw');
      expect((await lastOf(shop.owner)).titleNe).toContain('ग्राहकले गुनासो फिर्ता लिनुभयो');
      expect(await inbox(customer)).toEqual([]);
    });

    it('cannot be muted, and reach subscribed browsers too (HN6, N2)', async () => {
      const all = { inbox: false, mail: false, push: false };
      await customer.client.put('/api/notifications/preferences', { passes: all, business: all });
      const { id } = await opened();
      await honour.step(shop.owner, id, 'answer', { answer: 'again' });
      expect([(await inbox(customer)).length, (await mails(customer)).length]).toEqual([1, 1]);
    });
  });

  describe('the question after a use', () => {
    it('is pushed instead of mailed to a subscribed browser, and answered from there (HN4)', async () => {
      const browser = await browserOf(customer);
      const passId = await honour.used(shop, customer, dealId);
      await deliver();
      await honour.later(2 * HOUR + 60_000);
      await deliver();
      const pushed = service
        .messagesTo(browser)
        .map((message) => browser.read<{ title: string; path: string }>(message))
        .filter(({ path }) => path.includes('/honour?token='));
      expect(pushed).toEqual([expect.objectContaining({ title: 'Himchuli Momo House ले भनेअनुसार दियो?' })]);
      expect(await asked(customer)).toBe(0);
      const token = /token=([\w.-]+)/.exec(pushed[0]?.path ?? '')?.[1];
      const given = await honour.running.client().post('/api/honour/answer', { token, answer: 'yes' });
      expect(given.status).toBe(200);
      expect(await honour.count('passes', `public_id = $1 AND honour_answer = 'yes'`, [passId])).toBe(1);
    });

    it('is mailed if the last browser is gone (HN4)', async () => {
      const browser = await browserOf(customer);
      await honour.used(shop, customer, dealId);
      await deliver();
      service.respond(browser, 410);
      await honour.later(2 * HOUR + 60_000);
      await deliver();
      expect([service.messagesTo(browser).length <= 1, await asked(customer)]).toEqual([true, 1]);
    });

    it('is mailed although the server stops between the loss of the browser and the mail (HN4)', async () => {
      const browser = await browserOf(customer);
      await honour.used(shop, customer, dealId);
      await deliver();
      service.respond(browser, 410);
      // The first delivery ends at the mail, as in a process that is killed there.
      const stopped = jest
        .spyOn(honour.running.app.get(NotificationMails), 'send')
        .mockRejectedValue(new Error('The process was killed.'));
      await honour.later(2 * HOUR + 60_000);
      await deliver();
      expect([stopped.mock.calls.length > 0, await asked(customer)]).toEqual([true, 0]);
      stopped.mockRestore();
      for (let round = 0; round < 2; round++) {
        await honour.running.database.query(
          'UPDATE outbox_deliveries SET due_at = now() WHERE delivered_at IS NULL',
        );
        await deliver();
      }
      expect(await asked(customer)).toBe(1);
      expect(await honour.count('push_subscriptions', 'user_id = $1', [customer.id])).toBe(0);
    });

    it('is mailed to others, and to nobody who muted it (HN4)', async () => {
      const muted = await honour.customer('Bikash');
      await muted.client.put('/api/notifications/preferences', { passes: { mail: false, push: false } });
      for (const person of [customer, muted]) await honour.used(shop, person, dealId);
      await deliver();
      await honour.later(2 * HOUR + 60_000);
      await deliver();
      expect([await asked(customer), await asked(muted)]).toEqual([1, 0]);
      await honour.later(DAY);
      await deliver();
      expect(await asked(customer)).toBe(1);
    });
  });
});
