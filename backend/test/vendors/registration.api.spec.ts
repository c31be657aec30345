import { DocumentsService } from '../../src/modules/vendors/index.js';
import { mailedToken } from '../support/mails.js';
import {
  type Document,
  PDF,
  BUSINESS,
  running,
  world,
  admin,
  send,
  sent,
  picture,
  counted,
  setUp,
  tearDown,
} from './registration.fixture.js';

describe('registering a business', () => {
  beforeAll(setUp);
  afterAll(tearDown);

  describe('together with its account (G1)', () => {
    const account = (email: string, password = 'two plates of momo') => ({
      firstName: 'Maya',
      lastName: 'Thakali',
      phone: '9800000000',
      city: 'Pokhara',
      email,
      password,
    });

    it('opens both, and an admin sees it once the e-mail is verified (G2)', async () => {
      const email = 'maya@example.com';
      const answer = await running
        .client()
        .post('/api/vendors/signup', { account: account(email), business: BUSINESS });
      expect(answer).toMatchObject({ status: 201, body: { success: true } });
      const owner = running.client();
      await owner.post('/api/auth/login', { email, password: 'two plates of momo' });
      expect((await owner.get('/api/auth/user')).body).toMatchObject({
        role: 'vendor',
        staffOf: { businessName: 'Thakali Ghar', role: 'owner' },
      });
      const { body: vendor } = await owner.get<{ id: number; status: string }>('/api/vendors/me');
      expect(vendor.status).toBe('pending');

      const pending = async (): Promise<string[]> =>
        (await admin.client.get<{ businessName: string }[]>('/api/admin/vendors/pending')).body.map(
          ({ businessName }) => businessName,
        );
      const isOwnerVerified = async (): Promise<boolean> =>
        (await admin.client.get<{ isOwnerVerified: boolean }>(`/api/admin/vendors/${vendor.id}`)).body
          .isOwnerVerified;
      expect(await pending()).not.toContain('Thakali Ghar');
      expect(await isOwnerVerified()).toBe(false);
      expect((await admin.client.patch(`/api/admin/vendors/${vendor.id}/verify`)).body.code).toBe(
        'vendor.email-unverified',
      );
      await running.deliverEvents();
      const token = await mailedToken(email, 'verify-email');
      await running.client().post('/api/auth/email/verify', { token });
      expect(await pending()).toContain('Thakali Ghar');
      expect(await isOwnerVerified()).toBe(true);
      expect((await admin.client.patch(`/api/admin/vendors/${vendor.id}/verify`)).status).toBe(200);
    });

    it.each([
      ['the account', { account: account('half1@example.com', 'short'), business: BUSINESS }],
      [
        'the business',
        { account: account('half2@example.com'), business: { ...BUSINESS, businessName: 'X' } },
      ],
      ['the e-mail', { account: account('taken@example.com'), business: BUSINESS }],
      ['nothing but the account', { account: account('half3@example.com') }],
      [
        'more than is asked',
        { account: { ...account('half4@example.com'), role: 'admin' }, business: BUSINESS },
      ],
    ])('leaves nothing behind when %s is rejected', async (_what, form) => {
      await running.client().post('/api/customers/signup', account('taken@example.com'));
      const before = [await counted('users', 'true'), await counted('vendors', 'true')];
      const { status } = await running.client().post('/api/vendors/signup', form);
      expect([400, 409]).toContain(status);
      expect([await counted('users', 'true'), await counted('vendors', 'true')]).toEqual(before);
    });

    it('leaves no account when the business fails in the database', async () => {
      await running.database.query(
        `ALTER TABLE vendors ADD CONSTRAINT none_today CHECK (business_name <> 'Refused Ghar')`,
      );
      const business = { ...BUSINESS, businessName: 'Refused Ghar' };
      const answer = await running
        .client()
        .post('/api/vendors/signup', { account: account('whole@example.com'), business });
      expect(answer.status).toBe(500);
      expect(await counted('users', `email = 'whole@example.com'`)).toBe(0);
      await running.database.query('ALTER TABLE vendors DROP CONSTRAINT none_today');
    });

    it('once per key, however often it is sent', async () => {
      const form = { account: account('twice@example.com'), business: BUSINESS };
      const answers = await Promise.all(
        Array.from({ length: 5 }, () =>
          running.client().post('/api/vendors/signup', form, { 'idempotency-key': 'signup-once' }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    });

    it('makes way after seven days when nobody verified it (A7)', async () => {
      const form = { account: account('abandoned@example.com'), business: BUSINESS };
      await running.client().post('/api/vendors/signup', form);
      await running.database.query(
        `UPDATE users SET created_at = now() - interval '8 days' WHERE email = 'abandoned@example.com'`,
      );
      expect((await running.client().post('/api/vendors/signup', form)).status).toBe(201);
    });
  });

  describe('with documents (G4)', () => {
    it('that are sent before, and belong to the business with its registration', async () => {
      const person = await world.person();
      const files = [await sent(person.client), await sent(person.client, await picture('png'), 'tax')];
      expect(files).toMatchObject([
        { kind: 'registration', type: 'pdf' },
        { kind: 'tax', type: 'png' },
      ]);
      const { body: vendor } = await person.client.post<{ id: number }>('/api/vendors', BUSINESS);
      expect((await person.client.get<Document[]>('/api/vendors/me/documents')).body).toEqual(files);
      const { body: list } = await admin.client.get<{ id: number; documents: Document[] }[]>(
        '/api/admin/vendors/pending',
      );
      expect(list.find(({ id }) => id === vendor.id)?.documents).toEqual(files);
    });

    it('that are downloads alone, for the owner and for admins, and have no public address', async () => {
      const [owner, other] = [await world.person(), await world.business()];
      const { id } = await sent(owner.client);
      const { body: vendor } = await owner.client.post<{ id: number }>('/api/vendors', BUSINESS);
      for (const [client, address] of [
        [owner.client, `/api/vendors/me/documents/${id}`],
        [admin.client, `/api/admin/vendors/${vendor.id}/documents/${id}`],
      ] as const) {
        const answer = await client.get(address);
        expect([answer.status, answer.text]).toEqual([200, PDF.toString()]);
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="registration-${id.slice(-6)}.pdf"`,
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, no-store',
        });
      }
      const rejected = [
        [other.owner.client, `/api/vendors/me/documents/${id}`, 404],
        [(await world.person()).client, `/api/vendors/me/documents/${id}`, 404],
        [
          (await world.staff({ id: vendor.id, branchId: 0, owner }, 'manager')).client,
          `/api/vendors/me/documents/${id}`,
          403,
        ],
        [running.client(), `/api/vendors/me/documents/${id}`, 401],
        [owner.client, `/api/admin/vendors/${vendor.id}/documents/${id}`, 403],
        [admin.client, `/api/admin/vendors/${other.id}/documents/${id}`, 404],
        ...['document', 'document.pdf', '96.webp', '..%2Fdocument'].map(
          (name) => [running.client(), `/media/${id}/${name}`, 404] as const,
        ),
      ] as const;
      for (const [client, address, status] of rejected)
        expect([address, (await client.get(address)).status]).toEqual([address, status]);
    });

    it.each([
      ['a page', Buffer.from('<script>alert(1)</script>'), 415, 'document.type-refused'],
      ['a PDF without an end', Buffer.from('%PDF-1.7\n'), 415, 'document.type-refused'],
      [
        'a picture that cannot be read',
        Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
        400,
        'document.unreadable',
      ],
      ['more than 8 MB', Buffer.concat([PDF, Buffer.alloc(8 * 1024 * 1024)]), 413, 'document.too-large'],
    ])('but not %s', async (_what, bytes, status, code) => {
      const answer = await send((await world.person()).client, bytes);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
    });

    it('of a kind that is known', async () => {
      expect((await send((await world.person()).client, PDF, 'love-letter')).status).toBe(400);
    });

    it('at most six, however many are sent at once', async () => {
      const person = await world.person();
      const answers = await Promise.all(Array.from({ length: 9 }, () => send(person.client, PDF)));
      expect(answers.map(({ status }) => status).sort()).toEqual([
        201, 201, 201, 201, 201, 201, 409, 409, 409,
      ]);
    });

    it('which can be taken back until the business is verified', async () => {
      const owner = await world.person();
      const [wrong, right] = [await sent(owner.client), await sent(owner.client)];
      const { body: vendor } = await owner.client.post<{ id: number }>('/api/vendors', BUSINESS);
      expect((await owner.client.delete(`/api/vendors/me/documents/${wrong.id}`)).status).toBe(204);
      await admin.client.patch(`/api/admin/vendors/${vendor.id}/verify`);
      expect((await owner.client.delete(`/api/vendors/me/documents/${right.id}`)).body.code).toBe(
        'document.kept',
      );
      expect((await owner.client.get(`/api/vendors/me/documents/${right.id}`)).status).toBe(200);
    });

    it('which go a day later when no business came, and with the account', async () => {
      const [waiting, leaving] = [await world.person(), await world.person()];
      await sent(waiting.client);
      await sent(leaving.client);
      await leaving.client.post('/api/vendors', BUSINESS);
      await running.database.query(
        `UPDATE vendor_documents SET discard_at = now() - interval '1 second' WHERE owner_id = $1`,
        [waiting.id],
      );
      await leaving.client.send('DELETE', '/api/users/me', { password: 'two plates of momo' });
      await running.app.get(DocumentsService).cleanUp();
      expect(await counted('vendor_documents', `owner_id IN (${waiting.id}, ${leaving.id})`)).toBe(0);
    });
  });

  it('again after a rejection: what was written and sent is still there (G5)', async () => {
    const owner = await world.person();
    await sent(owner.client);
    const { body: vendor } = await owner.client.post<{ id: number }>('/api/vendors', BUSINESS);
    await admin.client.patch(`/api/admin/vendors/${vendor.id}/reject`, {
      reason: 'The scan is not readable.',
    });
    expect((await owner.client.get('/api/vendors/me')).body).toMatchObject({
      ...BUSINESS,
      status: 'rejected',
      statusReason: 'The scan is not readable.',
    });
    await sent(owner.client, await picture('jpeg'), 'tax');
    expect((await owner.client.patch('/api/vendors/me', BUSINESS)).body).toMatchObject({ status: 'pending' });
    expect((await owner.client.get<Document[]>('/api/vendors/me/documents')).body).toHaveLength(2);
  });

  describe('and then another name (B2)', () => {
    it('waits for an admin; guests see the old one until then', async () => {
      const shop = await world.business({ name: 'Old Momo' });
      const owner = shop.owner.client;
      const changed = await owner.patch<{ version: number }>('/api/vendors/me', {
        businessName: 'New Momo',
        category: 'Cafe',
        description: 'Momo in the morning.',
      });
      expect(changed.body).toMatchObject({
        businessName: 'Old Momo',
        proposedName: 'New Momo',
        proposedCategory: 'Cafe',
        description: 'Momo in the morning.',
      });
      const slug = (
        await running.database.query<{ slug: string }>('SELECT slug FROM vendors WHERE id = $1', [shop.id])
      ).rows[0]?.slug;
      const shown = async () => (await running.client().get(`/api/brands/${slug}`)).body;
      expect(await shown()).toMatchObject({ businessName: 'Old Momo', description: 'Momo in the morning.' });
      const { body: list } = await admin.client.get('/api/admin/vendors?status=changed');
      expect(list).toMatchObject([{ id: shop.id, proposedName: 'New Momo' }]);

      const decide = (verb: string, body: object) =>
        admin.client.patch(`/api/admin/vendors/${shop.id}/changes/${verb}`, body);
      expect((await decide('approve', { version: changed.body.version - 1 })).body.code).toBe(
        'version.conflict',
      );
      const answers = await Promise.all([
        decide('approve', { version: changed.body.version }),
        decide('reject', { reason: 'Not the name on the papers.', version: changed.body.version }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const isApproved = answers[0]?.status === 200;
      expect(await shown()).toMatchObject({ businessName: isApproved ? 'New Momo' : 'Old Momo' });
    });

    it('is told why it was rejected, and the proposal can be taken back', async () => {
      const shop = await world.business({ name: 'Kept Momo' });
      const owner = shop.owner.client;
      await owner.patch('/api/vendors/me', { businessName: 'Grand Hotel' });
      await admin.client.patch(`/api/admin/vendors/${shop.id}/changes/reject`, {
        reason: 'You are no hotel.',
      });
      expect((await owner.get('/api/vendors/me')).body).toMatchObject({
        businessName: 'Kept Momo',
        proposedName: null,
        proposalRefusal: 'You are no hotel.',
      });
      await running.deliverEvents();
      expect((await owner.get('/api/notifications')).text).toContain('You are no hotel.');
      await owner.patch('/api/vendors/me', { businessName: 'Kept Momo & Sons' });
      const back = await owner.patch('/api/vendors/me', { businessName: 'Kept Momo' });
      expect(back.body).toMatchObject({ proposedName: null, proposedAt: null, proposalRefusal: null });
      expect((await admin.client.patch(`/api/admin/vendors/${shop.id}/changes/approve`)).body.code).toBe(
        'vendor.no-change',
      );
    });
  });

  describe('and its opening hours (G6)', () => {
    const hours = [
      { weekday: 1, opens: '11:00', closes: '14:30' },
      { weekday: 1, opens: '17:00', closes: '01:00' },
    ];

    it('are shown with the branch on its pages', async () => {
      const shop = await world.business();
      const dealId = await world.deal(shop);
      const path = `/api/vendors/me/locations/${shop.branchId}`;
      expect((await shop.owner.client.patch(path, { hours })).body).toMatchObject({ hours });
      expect((await running.client().get(`/api/deals/${dealId}`)).body).toMatchObject({
        branches: [{ hours }],
      });
      expect((await shop.owner.client.patch(path, { hours: null })).body).toMatchObject({ hours: null });
      expect((await running.client().get(`/api/deals/${dealId}`)).body).toMatchObject({
        branches: [{ hours: null }],
      });
    });

    it.each([
      ['overlap', [...hours, { weekday: 1, opens: '12:00', closes: '13:00' }]],
      ['are of no day', [{ weekday: 7, opens: '12:00', closes: '13:00' }]],
      ['are of no time', [{ weekday: 1, opens: '25:00', closes: '13:00' }]],
      ['are empty', []],
      ['hold more than that', [{ ...hours[0], note: 'x' }]],
    ])('are rejected when they %s', async (_what, wrong) => {
      const shop = await world.business();
      const answer = await shop.owner.client.patch(`/api/vendors/me/locations/${shop.branchId}`, {
        hours: wrong,
      });
      expect(answer.status).toBe(400);
    });
  });
});
