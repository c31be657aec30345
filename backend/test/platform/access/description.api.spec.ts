import { openApiDocument } from '../../support/api/openapi-document.js';
import type { Answer, ApiClient } from '../../support/api/api-client.js';
import { Documented } from '../../support/api/documented.js';
import { phonePhoto, upload } from '../../support/pictures.js';
import { type RunningApp, startApp } from '../../support/start-app.js';
import { type Business, PASSWORD, type Person, World } from '../../support/world.js';

interface Pass {
  id: string;
  code: string;
}

interface Cast {
  shop: Business;
  waiting: Business;
  admin: Person;
  customer: Person;
}

interface Added {
  dealId: number;
  branchId: number;
}

describe('the description of the API', () => {
  let running: RunningApp;
  let world: World;
  let documented: Documented;
  const errors: string[] = [];

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    documented = new Documented(openApiDocument());
  });

  afterAll(() => running.stop());

  /**
   * Sends a request and records differences from the API description.
   * @param path as described, followed by its ids in order
   */
  const call = async <T>(
    client: ApiClient,
    method: string,
    path: string,
    requested: { id?: number | string; query?: string; body?: unknown } = {},
  ): Promise<Answer<T>> => {
    const address = path.replace('{id}', String(requested.id)) + (requested.query ?? '');
    const body = requested.body ?? (method === 'GET' || method === 'DELETE' ? undefined : {});
    const answer = await client.send<T>(method, address, body);
    errors.push(...documented.errorsOf(method, path, answer));
    return answer;
  };

  async function dealWithTerms(shop: Business): Promise<number> {
    const id = await world.deal(shop, {
      total_limit: 5,
      title_ne: 'दुई प्लेट मोमो',
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      hours_from: '00:00',
      hours_until: '23:59',
      blackout_dates: ['2030-01-01'],
      is_featured: true,
    });
    await world.deal(shop, { location_id: null, category_id: 4 });
    return id;
  }

  async function asOwner({ shop }: Cast, id: number): Promise<Added> {
    const owner = shop.owner.client;
    const form = {
      categoryId: 1,
      title: 'Chiya and sel roti',
      description: 'A cup and two rings, all morning.',
      discountType: 'percentage',
      discountValue: '40',
      originalPrice: 200,
      discountedPrice: 120,
      startDate: new Date().toISOString(),
      endDate: new Date(Date.now() + 86_400_000 * 9).toISOString(),
    };
    const created = await call<{ id: number }>(owner, 'POST', '/api/deals', { body: form });
    await call(owner, 'POST', '/api/deals', { body: { title: 'x' } });
    await call(owner, 'PATCH', '/api/deals/{id}', { id: created.body.id, body: { title: 'Chiya for two' } });
    await call(owner, 'PATCH', '/api/deals/{id}', { id, body: { title: 'Three plates', version: 1 } });
    await call(owner, 'PATCH', '/api/deals/{id}', { id, body: { title: 'Three plates', version: 99 } });
    for (const path of ['/api/vendors/me/deals', '/api/vendors/me/deals/counts', '/api/vendors/me'])
      await call(owner, 'GET', path);
    await call(owner, 'GET', '/api/vendors/me/deals/{id}', { id });
    await call(owner, 'PATCH', '/api/vendors/me', { body: { phone: '9800000000' } });
    const branch = { name: 'Patan', address: 'Mangal Bazar', city: 'Lalitpur' };
    const added = await call<{ id: number }>(owner, 'POST', '/api/vendors/me/locations', { body: branch });
    await call(owner, 'PATCH', '/api/vendors/me/locations/{id}', {
      id: added.body.id,
      body: { latitude: 27.67, longitude: 85.32 },
    });
    await call(owner, 'GET', '/api/vendors/me/locations');
    return { dealId: created.body.id, branchId: added.body.id };
  }

  async function asVisitor(id: number): Promise<void> {
    const anyone = running.client();
    for (const path of ['/api/deals', '/api/deals/featured', '/api/deals/facets', '/api/categories'])
      await call(anyone, 'GET', path);
    for (const path of ['/api/locations', '/api/brands', '/api/stats', '/api/memberships'])
      await call(anyone, 'GET', path);
    await call(anyone, 'GET', '/api/.well-known/redemption-keys');
    await call(anyone, 'GET', '/api/deals', { query: '?search=momo&limit=1' });
    await call(anyone, 'GET', '/api/deals', { query: '?limit=0' });
    for (const wanted of [id, 999_999, 'x']) await call(anyone, 'GET', '/api/deals/{id}', { id: wanted });
    await call(anyone, 'GET', '/api/deals/{id}/similar', { id });
  }

  async function asCustomer({ shop, customer }: Cast, id: number): Promise<void> {
    const anyone = running.client();
    const owner = shop.owner.client;
    const { body: pass } = await call<Pass>(customer.client, 'POST', '/api/redemptions', {
      body: { dealId: id },
    });
    await call(customer.client, 'POST', '/api/redemptions', { body: { dealId: id } });
    await call(customer.client, 'GET', '/api/redemptions/me');
    await call(customer.client, 'GET', '/api/redemptions/{id}', { id: pass.id });
    for (const code of [pass.code, 'AAAAAAAA', '0000001Y'])
      await call(owner, 'POST', '/api/counter/lookup', { body: { code } });
    for (const branchId of [shop.branchId, shop.branchId])
      await call(owner, 'POST', '/api/counter/accept', { body: { code: pass.code, branchId } });
    for (const path of [
      '/api/counter/today',
      '/api/vendors/me/redemptions',
      '/api/vendors/me/redemptions.csv',
    ])
      await call(owner, 'GET', path);
    const review = await call<{ id: number }>(customer.client, 'POST', '/api/reviews', {
      body: { dealId: id, rating: 4 },
    });
    await call(customer.client, 'PATCH', '/api/reviews/{id}', {
      id: review.body.id,
      body: { comment: 'राम्रो' },
    });
    await call(anyone, 'GET', '/api/deals/{id}/reviews', { id });
    await call(customer.client, 'GET', '/api/deals/{id}/reviews/mine', { id });
    await call(customer.client, 'GET', '/api/deals/{id}/mine', { id });
    await call(anyone, 'GET', '/api/deals/{id}', { id });
    await call(owner, 'POST', '/api/redemptions/{id}/void', { id: pass.id, body: { reason: 'Wrong table' } });
    const again = await call<Pass>(customer.client, 'POST', '/api/redemptions', { body: { dealId: id } });
    await call(customer.client, 'POST', '/api/redemptions/{id}/cancel', { id: again.body.id });
    await call(customer.client, 'POST', '/api/redemptions/{id}/cancel', { id: again.body.id });
  }

  /** @returns a session of the customer */
  async function withAccount({ customer }: Cast): Promise<string | undefined> {
    const anyone = running.client();
    for (const path of ['/api/auth/user', '/api/users/me', '/api/users/me/points', '/api/vendors/me'])
      await call(customer.client, 'GET', path);
    await call(anyone, 'GET', '/api/auth/user');
    const { body: sessions } = await call<{ id: string }[]>(customer.client, 'GET', '/api/auth/sessions');
    await call(customer.client, 'DELETE', '/api/auth/sessions/{id}', { id: 'x' });
    await call(customer.client, 'PATCH', '/api/users/me', {
      body: { city: 'Pokhara', mail: { passes: false } },
    });
    await call(customer.client, 'GET', '/api/users/me/export');
    await call(anyone, 'POST', '/api/auth/password/forgot', { body: { email: customer.email } });
    await call(anyone, 'POST', '/api/auth/password/reset', {
      body: { token: 'x'.repeat(20), password: 'momo4ever' },
    });
    const change = { currentPassword: PASSWORD, newPassword: 'momo4ever' };
    for (const currentPassword of ['wrong', PASSWORD])
      await call(customer.client, 'POST', '/api/auth/password/change', {
        body: { ...change, currentPassword },
      });
    const picture = await upload(customer.client, 'avatar', await phonePhoto());
    errors.push(...documented.errorsOf('POST', '/api/uploads', picture));
    await running.deliverEvents();
    for (const path of ['/api/notifications', '/api/notifications/unread'])
      await call(customer.client, 'GET', path);
    await call(customer.client, 'POST', '/api/notifications/read');
    return sessions[0]?.id;
  }

  async function asLeavingPeople({ admin, customer }: Cast, session: string | undefined): Promise<void> {
    const leaving = await world.person();
    for (const password of ['wrong', PASSWORD])
      await call(leaving.client, 'DELETE', '/api/users/me', { body: { password } });
    await call(admin.client, 'DELETE', '/api/users/me', { body: { password: PASSWORD } });
    const login = { email: customer.email, password: 'momo4ever' };
    await call(running.client(), 'POST', '/api/auth/login', { body: login });
    await call(running.client(), 'POST', '/api/auth/login', { body: { ...login, password: 'wrong' } });
    await call(running.client(), 'POST', '/api/auth/logout');
    await call(running.client(), 'POST', '/api/auth/email/verify', { body: { token: 'x'.repeat(20) } });
    const signup = { firstName: 'Asha', lastName: 'Rai', phone: '9800000000', city: 'Pokhara' };
    for (const email of ['new@example.com', 'new@example.com'])
      await call(running.client(), 'POST', '/api/customers/signup', {
        body: { ...signup, email, password: 'momo4ever' },
      });
    await call(customer.client, 'DELETE', '/api/auth/sessions/{id}', { id: session });
  }

  async function asAdmin({ shop, admin, waiting }: Cast, id: number, added: Added): Promise<void> {
    const owner = shop.owner.client;
    for (const path of ['/api/admin/overview', '/api/admin/users', '/api/admin/vendors'])
      await call(admin.client, 'GET', path);
    for (const path of ['/api/admin/deals', '/api/admin/deals/pending', '/api/admin/vendors/pending'])
      await call(admin.client, 'GET', path);
    await call(admin.client, 'GET', '/api/admin/vendors/{id}', { id: shop.id });
    await call(admin.client, 'PATCH', '/api/admin/vendors/{id}/verify', { id: waiting.id });
    await call(admin.client, 'PATCH', '/api/admin/vendors/{id}/verify', { id: waiting.id });
    await call(admin.client, 'PATCH', '/api/admin/deals/{id}/approve', { id: added.dealId });
    const featured = { featured: true, withoutPhoto: true };
    await call(admin.client, 'PATCH', '/api/admin/deals/{id}/feature', { id, body: featured });
    await call(owner, 'DELETE', '/api/deals/{id}', { id });
    await call(owner, 'POST', '/api/deals/{id}/pause', { id });
    await call(owner, 'DELETE', '/api/vendors/me/locations/{id}', { id: added.branchId });
  }

  it('is what really comes back, call by call', async () => {
    const cast: Cast = {
      shop: await world.business({ name: 'Himchuli Momo House' }),
      admin: await world.admin(),
      customer: await world.person(),
      waiting: await world.business({ status: 'pending' }),
    };
    const id = await dealWithTerms(cast.shop);
    const added = await asOwner(cast, id);
    await asVisitor(id);
    await asCustomer(cast, id);
    await asLeavingPeople(cast, await withAccount(cast));
    await asAdmin(cast, id, added);
    expect(errors).toEqual([]);
  }, 90_000);

  it('names every path, whole numbers as such, and how each call can be rejected', () => {
    const { paths, components } = openApiDocument();
    const deal = components?.schemas?.['DealView'] as { properties: Record<string, { type: string }> };
    expect(deal.properties['originalPrice']?.type).toBe('integer');
    expect(deal.properties['averageRating']?.type).toBe('number');
    for (const item of Object.values(paths))
      for (const operation of [item.get, item.post, item.patch, item.delete])
        if (operation) expect(operation.responses).toHaveProperty('default');
  });

  it('describes every error as problem+json, also where a file is answered', () => {
    const { paths } = openApiDocument();
    const wrong = Object.entries(paths).flatMap(([path, item]) =>
      [item.get, item.post, item.patch, item.delete].flatMap((operation) =>
        Object.entries(operation?.responses ?? {})
          .filter(([status]) => !/^[23]/.test(status))
          .flatMap(([status, response]) =>
            Object.keys((response as { content?: object }).content ?? {}).map(
              (type) => `${path} ${status} ${type}`,
            ),
          ),
      ),
    );
    expect(wrong.filter((line) => !line.endsWith(' application/problem+json'))).toEqual([]);
  });
});
