import type { Problem } from '../support/api/api-client.js';
import { mailedToken } from '../support/mails.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

interface Member {
  id: number;
  userId: number;
  role: string;
  rights: string[];
}

const ALL = ['counter', 'deals', 'reviews', 'money', 'staff'];

describe('rights of people of a business (H5)', () => {
  let running: RunningApp;
  let other: RunningApp;
  let world: World;
  let shop: Business;

  beforeAll(async () => {
    running = await startApp();
    other = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
  });

  afterAll(async () => {
    await running.stop();
    await other.stop();
  });

  const memberOf = async ({ id }: Person, by: Business = shop): Promise<Member> => {
    const { body } = await by.owner.client.get<Member[]>('/api/vendors/me/staff');
    return body.find(({ userId }) => userId === id) as Member;
  };
  const change = async (actor: Person, person: Person, changes: object, by: Business = shop) =>
    actor.client.patch<Member & Problem>(`/api/vendors/me/staff/${(await memberOf(person, by)).id}`, changes);

  it('are the preset of the role until others are given', async () => {
    const [manager, counter] = [await world.staff(shop, 'manager'), await world.staff(shop)];
    expect(await memberOf(shop.owner)).toMatchObject({ role: 'owner', rights: ALL });
    expect(await memberOf(manager)).toMatchObject({ rights: ['counter', 'deals', 'reviews', 'money'] });
    expect(await memberOf(counter)).toMatchObject({ rights: ['counter'] });
    expect((await change(shop.owner, manager, { rights: ['reviews', 'deals'] })).body).toMatchObject({
      role: 'manager',
      rights: ['deals', 'reviews'],
    });
    expect((await change(shop.owner, manager, { branchId: shop.branchId })).body).toMatchObject({
      rights: ['deals', 'reviews'],
    });
    expect((await change(shop.owner, manager, { role: 'manager' })).body).toMatchObject({
      rights: ['counter', 'deals', 'reviews', 'money'],
    });
  });

  it('apply from the next request on, on every instance, and are part of the session', async () => {
    const person = await world.staff(shop);
    const elsewhere = other.client();
    elsewhere.cookie = person.client.cookie;
    expect((await elsewhere.get<Problem>('/api/vendors/me/reviews')).body.code).toBe('staff.right-missing');
    await change(shop.owner, person, { rights: ['reviews', 'money'] });
    expect((await elsewhere.get('/api/vendors/me/reviews')).status).toBe(200);
    expect((await elsewhere.get('/api/vendors/me/balance')).status).toBe(200);
    expect((await elsewhere.get('/api/vendors/me')).status).toBe(200);
    expect((await elsewhere.get<Problem>('/api/counter/today')).body.code).toBe('staff.right-missing');
    expect((await elsewhere.get('/api/auth/user')).body).toMatchObject({
      staffOf: { role: 'counter', rights: ['reviews', 'money'] },
    });
  });

  it('leave payout account, plan, profile and papers to owners', async () => {
    const person = await world.staff(shop, 'manager', null, ALL);
    const answers = [
      await person.client.get<Problem>('/api/vendors/me/payout-account'),
      await person.client.patch<Problem>('/api/vendors/me', { phone: '9800000001' }),
      await person.client.get<Problem>('/api/vendors/me/documents'),
      await person.client.post<Problem>('/api/vendors/me/subscription', {}),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([403, 'staff.right-missing']);
  });

  it('come with an invitation', async () => {
    const person = await world.person();
    const invited = await shop.owner.client.post('/api/vendors/me/staff', {
      email: person.email,
      role: 'counter',
      rights: ['counter', 'reviews'],
    });
    expect([invited.status, invited.body]).toEqual([
      201,
      expect.objectContaining({ rights: ['counter', 'reviews'] }),
    ]);
    await running.deliverEvents();
    const token = await mailedToken(person.email, 'staff-invitation');
    const { body } = await person.client.post(`/api/staff-invitations/${token}/accept`);
    expect(body).toMatchObject({ role: 'counter', rights: ['counter', 'reviews'] });
  });

  describe('of somebody who looks after the staff', () => {
    let leader: Person;

    beforeAll(async () => {
      leader = await world.staff(shop, 'manager', null, ['counter', 'staff']);
    });

    const invite = (form: object) =>
      leader.client.post<Problem>('/api/vendors/me/staff', { email: 'new@example.com', ...form });

    it('reach people without money and staff', async () => {
      const person = await world.staff(shop);
      expect((await change(leader, person, { rights: ['counter', 'deals'] })).body.rights).toEqual([
        'counter',
        'deals',
      ]);
      expect((await invite({ role: 'counter', rights: ['reviews'] })).status).toBe(201);
      const { id } = await memberOf(person);
      expect((await leader.client.delete(`/api/vendors/me/staff/${id}`)).status).toBe(204);
    });

    it('give neither money nor staff, and change nobody who has them', async () => {
      const [person, manager] = [await world.staff(shop), await world.staff(shop, 'manager')];
      const answers = [
        await change(leader, person, { rights: ['counter', 'money'] }),
        await change(leader, person, { rights: ['staff'] }),
        await change(leader, person, { role: 'manager' }),
        await change(leader, person, { role: 'owner' }),
        await change(leader, manager, { role: 'counter' }),
        await change(leader, leader, { rights: ALL }),
        await change(leader, shop.owner, { role: 'counter' }),
        await leader.client.delete<Problem>(`/api/vendors/me/staff/${(await memberOf(manager)).id}`),
        await invite({ role: 'manager' }),
        await invite({ role: 'counter', rights: ['money'] }),
      ];
      for (const { status, body } of answers)
        expect([status, body.code]).toEqual([403, 'staff.right-missing']);
      expect(await memberOf(person)).toMatchObject({ role: 'counter', rights: ['counter'] });
    });

    it('leave invitations of managers to owners', async () => {
      const { body } = await shop.owner.client.post<{ id: number }>('/api/vendors/me/staff', {
        email: 'manager@example.com',
        role: 'manager',
      });
      const path = `/api/vendors/me/staff-invitations/${body.id}`;
      expect((await leader.client.post<Problem>(`${path}/resend`)).body.code).toBe('staff.right-missing');
      expect((await leader.client.delete<Problem>(path)).body.code).toBe('staff.right-missing');
      expect((await shop.owner.client.delete(path)).status).toBe(204);
    });
  });

  it.each([
    [{ rights: [] }, 'rights'],
    [{ rights: ['king'] }, 'rights'],
    [{ rights: 'counter' }, 'rights'],
    [{ rights: ['deals', 'deals'] }, 'rights'],
    [{ rights: null }, 'rights'],
    [{ role: 'owner', rights: ['counter'] }, 'rights'],
  ])('are known ones: %j is rejected', async (form, field) => {
    const { status, body } = await change(shop.owner, await world.staff(shop), form);
    expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('keep an owner with all of them when two owners change each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      const own = await world.business();
      const second = await world.staff(own, 'manager');
      expect((await change(own.owner, second, { role: 'owner' }, own)).status).toBe(200);
      const [first, ids] = [
        own.owner,
        { first: (await memberOf(own.owner, own)).id, second: (await memberOf(second, own)).id },
      ];
      const answers = await Promise.all([
        first.client.patch(`/api/vendors/me/staff/${ids.second}`, { rights: ['counter'], role: 'counter' }),
        second.client.patch(`/api/vendors/me/staff/${ids.first}`, { rights: ['counter'], role: 'counter' }),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => ![200, 403, 409].includes(status))).toEqual([]);
      const { rows } = await running.database.query(
        `SELECT rights FROM staff_members WHERE vendor_id = $1 AND role = 'owner'`,
        [own.id],
      );
      expect(rows).toEqual([{ rights: null }]);
    }
  });

  it('leave a row in the log for each change, and are shown with what else the person did', async () => {
    const own = await world.business();
    const leader = await world.staff(own, 'manager', null, ['counter', 'staff']);
    const person = await world.staff(own);
    await change(leader, person, { rights: ['counter', 'reviews'] }, own);
    await leader.client.post('/api/vendors/me/staff', { email: 'late@example.com', role: 'counter' });
    const { id } = await memberOf(leader, own);
    const dealId = await world.deal(own);
    await own.owner.client.post(`/api/deals/${dealId}/pause`);
    await own.owner.client.post(`/api/deals/${dealId}/resume`);
    await own.owner.client.patch(`/api/deals/${dealId}`, { description: 'Twelve pieces of momo for two.' });
    await own.owner.client.delete(`/api/deals/${dealId}/revision`);
    const ofOwner = await own.owner.client.get<{ action: string; subjectId: string }[]>(
      `/api/vendors/me/staff/${(await memberOf(own.owner, own)).id}/activity`,
    );
    expect(ofOwner.body.map(({ action, subjectId }) => `${action} ${subjectId}`)).toEqual([
      `deal.edit-withdrawn ${dealId}`,
      `deal.edited ${dealId}`,
      `deal.resumed ${dealId}`,
      `deal.paused ${dealId}`,
    ]);
    const { status, body } = await own.owner.client.get<{ action: string; subjectId: string }[]>(
      `/api/vendors/me/staff/${id}/activity`,
    );
    expect([status, body.map(({ action }) => action)]).toEqual([200, ['staff.invited', 'staff.changed']]);
    const { rows } = await running.database.query(
      `SELECT before, after FROM audit_log WHERE actor_id = $1 AND action = 'staff.changed'`,
      [leader.id],
    );
    expect(rows).toEqual([
      {
        before: { userId: person.id, role: 'counter', rights: ['counter'], branchId: null },
        after: { userId: person.id, role: 'counter', rights: ['counter', 'reviews'], branchId: null },
      },
    ]);
    expect((await shop.owner.client.get(`/api/vendors/me/staff/${id}/activity`)).status).toBe(404);
    expect((await person.client.get<Problem>(`/api/vendors/me/staff/${id}/activity`)).body.code).toBe(
      'staff.right-missing',
    );
  });
});
