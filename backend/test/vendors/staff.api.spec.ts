import { mailedToken, mailsTo } from '../support/mails.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Member {
  id: number;
  userId: number;
  role: string;
  branchId: number | null;
}
interface Invitation {
  id: number;
  email: string;
  role: string;
  isExpired: boolean;
}

describe('staff', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business({ name: 'Himchuli Momo House' });
  });

  afterAll(() => running.stop());

  const invite = (email: string, form: object = { role: 'counter' }, by = shop) =>
    by.owner.client.post<Invitation>('/api/vendors/me/staff', { email, ...form });
  const tokenFor = async (email: string): Promise<string> => {
    await running.deliverEvents();
    return mailedToken(email, 'staff-invitation');
  };
  const accept = (person: Person, token: string) =>
    person.client.post(`/api/staff-invitations/${token}/accept`);
  const joined = async (by: Business, role: string): Promise<Person> => {
    const person = await world.person();
    await invite(person.email, { role }, by);
    await accept(person, await tokenFor(person.email));
    return person;
  };
  const membership = async (by: Business, person: Person): Promise<number> => {
    const { body } = await by.owner.client.get<Member[]>('/api/vendors/me/staff');
    return body.find(({ userId }) => userId === person.id)?.id ?? 0;
  };

  describe('are invited (H2)', () => {
    it('by a mail whose link leads into the business, once', async () => {
      const person = await world.person();
      const { status, body } = await invite(person.email, { role: 'counter', branchId: shop.branchId });
      expect([status, body]).toEqual([
        201,
        expect.objectContaining({
          email: person.email,
          role: 'counter',
          branchName: 'Thamel',
          isExpired: false,
        }),
      ]);
      const token = await tokenFor(person.email);
      expect((await mailsTo(person.email)).at(-1)).toContain('Himchuli Momo House');
      expect((await running.client().get(`/api/staff-invitations/${token}`)).body).toMatchObject({
        businessName: 'Himchuli Momo House',
        role: 'counter',
        branchName: 'Thamel',
        email: person.email,
      });
      expect(await accept(person, token)).toMatchObject({
        status: 200,
        body: { vendorId: shop.id, role: 'counter' },
      });
      expect((await person.client.get('/api/auth/user')).body).toMatchObject({
        role: 'customer',
        staffOf: { vendorId: shop.id, role: 'counter', branchId: shop.branchId },
      });
      expect(await accept(person, token)).toMatchObject({
        status: 410,
        body: { code: 'staff.invitation-invalid' },
      });
    });

    it('and of forty who follow the same link at once one membership is made', async () => {
      const person = await world.person();
      await invite(person.email);
      const token = await tokenFor(person.email);
      const answers = await Promise.all(Array.from({ length: 40 }, () => accept(person, token)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    });

    it('before they have an account, and the link shows that the mailbox is theirs', async () => {
      await invite('newcomer@example.com', { role: 'manager' });
      const token = await tokenFor('newcomer@example.com');
      const newcomer = running.client();
      const form = { firstName: 'New', lastName: 'Comer', phone: '9800000000', city: 'Pokhara' };
      const login = { email: 'Newcomer@example.com', password: 'two plates of momo' };
      await newcomer.post('/api/customers/signup', { ...form, ...login });
      await newcomer.post('/api/auth/login', login);
      expect((await newcomer.post(`/api/staff-invitations/${token}/accept`)).status).toBe(200);
      expect((await newcomer.get('/api/users/me')).body).toMatchObject({ emailVerified: true });
      expect((await newcomer.get('/api/vendors/me/deals')).status).toBe(200);
    });

    it('and nobody else can use the link', async () => {
      const [asked, other] = [await world.person(), await world.person()];
      await invite(asked.email);
      const token = await tokenFor(asked.email);
      expect(await accept(other, token)).toMatchObject({
        status: 403,
        body: { code: 'staff.invitation-of-other' },
      });
      expect((await accept(asked, token)).status).toBe(200);
    });

    it('again by a new link: the earlier one stops working at once', async () => {
      const person = await world.person();
      const { body } = await invite(person.email);
      const first = await tokenFor(person.email);
      const again = await shop.owner.client.post(`/api/vendors/me/staff-invitations/${body.id}/resend`);
      expect(again.status).toBe(200);
      expect((await accept(person, first)).status).toBe(410);
      const second = await tokenFor(person.email);
      expect(second).not.toBe(first);
      expect((await accept(person, second)).status).toBe(200);
    });

    it('until the invitation is taken back, or seven days have passed', async () => {
      const [one, two] = [await world.person(), await world.person()];
      const { body } = await invite(one.email);
      const token = await tokenFor(one.email);
      expect((await shop.owner.client.delete(`/api/vendors/me/staff-invitations/${body.id}`)).status).toBe(
        204,
      );
      expect((await accept(one, token)).status).toBe(410);

      await invite(two.email);
      const late = await tokenFor(two.email);
      await running.database.query(
        `UPDATE staff_invitations SET expires_at = now() - interval '1 second' WHERE email = $1`,
        [two.email],
      );
      expect((await running.client().get(`/api/staff-invitations/${late}`)).status).toBe(410);
      expect((await accept(two, late)).status).toBe(410);
      const { body: list } = await shop.owner.client.get<Invitation[]>('/api/vendors/me/staff-invitations');
      expect(list).toMatchObject([{ email: two.email, isExpired: true }]);
    });

    it('once, and not when they work here', async () => {
      const person = await world.person();
      await invite(person.email);
      expect((await invite(person.email.toUpperCase())).body).toMatchObject({
        code: 'staff.already-invited',
      });
      await accept(person, await tokenFor(person.email));
      expect((await invite(person.email)).body).toMatchObject({ code: 'staff.already-member' });
    });

    it('to one business: whoever works elsewhere is rejected, also both at once', async () => {
      const other = await world.business();
      const person = await world.person();
      await invite(person.email);
      const here = await tokenFor(person.email);
      await invite(person.email, { role: 'counter' }, other);
      const there = await tokenFor(person.email);
      const answers = await Promise.all([accept(person, here), accept(person, there)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('vendor.works-elsewhere');
    });

    it.each([
      [{ email: 'no', role: 'counter' }, 'email'],
      [{ email: 'a@example.com', role: 'king' }, 'role'],
      [{ email: 'a@example.com', role: 'counter', branchId: 2_000_000_000 }, 'branchId'],
    ])('with a form that is right, not %j', async (form, field) => {
      const { status, body } = await shop.owner.client.post('/api/vendors/me/staff', form);
      expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
    });
  });

  describe('may do what their role says, at once (H1, H3)', () => {
    it('on both instances, whatever changes', async () => {
      const second = await startApp();
      const own = await world.business();
      const person = await joined(own, 'manager');
      const elsewhere = second.client();
      elsewhere.cookie = person.client.cookie;
      expect((await elsewhere.get('/api/vendors/me/deals')).status).toBe(200);
      const id = await membership(own, person);

      await own.owner.client.patch(`/api/vendors/me/staff/${id}`, {
        role: 'counter',
        branchId: own.branchId,
      });
      expect((await elsewhere.get('/api/vendors/me/deals')).status).toBe(403);
      expect((await elsewhere.get('/api/counter/today')).status).toBe(200);
      expect((await elsewhere.get('/api/vendors/me')).status).toBe(403);

      expect((await own.owner.client.delete(`/api/vendors/me/staff/${id}`)).status).toBe(204);
      expect((await elsewhere.get('/api/counter/today')).status).toBe(403);
      expect((await elsewhere.get('/api/auth/user')).body).toMatchObject({ staffOf: null });
      await second.stop();
    });

    it('staff of a branch see their branch alone', async () => {
      const own = await world.business();
      const { body } = await own.owner.client.post<{ id: number }>('/api/vendors/me/locations', {
        name: 'Boudha',
        address: 'Stupa',
        city: 'Kathmandu',
      });
      const person = await world.staff(own, 'counter', body.id);
      expect((await person.client.get('/api/vendors/me/locations')).body).toMatchObject([{ name: 'Boudha' }]);
    });
  });

  describe('leave an owner behind (H4)', () => {
    it('the last one can neither go nor step down', async () => {
      const own = await world.business();
      const id = await membership(own, own.owner);
      const owner = own.owner.client;
      for (const answer of [
        await owner.delete(`/api/vendors/me/staff/${id}`),
        await owner.patch(`/api/vendors/me/staff/${id}`, { role: 'manager' }),
      ])
        expect(answer).toMatchObject({ status: 409, body: { code: 'staff.last-owner' } });
    });

    it('of two who remove each other at once one stays, and gets what the business is told', async () => {
      const own = await world.business();
      const second = await joined(own, 'owner');
      expect((await second.client.get('/api/auth/user')).body).toMatchObject({ role: 'vendor' });
      const ids = [await membership(own, own.owner), await membership(own, second)];
      const answers = await Promise.all([
        own.owner.client.delete(`/api/vendors/me/staff/${ids[1]}`),
        second.client.delete(`/api/vendors/me/staff/${ids[0]}`),
      ]);
      expect(answers.map(({ status }) => status).sort()).not.toEqual([204, 204]);
      const { rows } = await running.database.query(
        `SELECT v.user_id = m.user_id AS told, u.role FROM staff_members m JOIN vendors v ON v.id = m.vendor_id JOIN users u ON u.id = m.user_id
         WHERE m.vendor_id = $1 AND m.role = 'owner'`,
        [own.id],
      );
      expect(rows).toEqual([{ told: true, role: 'vendor' }]);
    });

    it('the database sees to it as well', async () => {
      const own = await world.business();
      await world.staff(own);
      const alone = running.database.query(
        `DELETE FROM staff_members WHERE vendor_id = $1 AND role = 'owner'`,
        [own.id],
      );
      await expect(alone).rejects.toMatchObject({ constraint: 'staff_keeps_an_owner' });
    });

    it('an owner who erases the account leaves the business to the other', async () => {
      const own = await world.business();
      await world.deal(own);
      const second = await joined(own, 'owner');
      const erased = await own.owner.client.send('DELETE', '/api/users/me', {
        password: 'two plates of momo',
      });
      expect(erased.status).toBe(204);
      expect((await second.client.get('/api/vendors/me')).body).toMatchObject({
        status: 'verified',
        userId: second.id,
      });
    });
  });
});
