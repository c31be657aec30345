import { type RunningApp, startApp } from '../../support/start-app.js';
import { World } from '../../support/world.js';

const IN_NEPALI = '९८०१२३४५६७';
const IN_LATIN = '9801234567';

/** Converts digits to those of a Nepali keyboard. */
const nepali = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode('०'.charCodeAt(0) + Number(digit)));

describe('numbers typed in Nepali digits', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
  });

  afterAll(() => running.stop());

  it('are stored in Latin digits by both sign-ups', async () => {
    const account = (email: string) => ({
      firstName: 'Maya',
      lastName: 'Thakali',
      phone: IN_NEPALI,
      city: 'Pokhara',
      email,
      password: 'two plates of momo',
    });
    const business = {
      businessName: 'Thakali Ghar',
      category: 'Dining',
      description: 'Dal bhat, cooked all day.',
      phone: `+${nepali('977-1-4567890')}`,
      vatNumber: nepali('301234567'),
      registrationNumber: `${nepali('12345')}/${nepali('077')}`,
      contactPhone: IN_NEPALI,
    };
    const visitor = running.client();
    expect((await visitor.post('/api/customers/signup', account('c@example.com'))).status).toBe(201);
    const vendor = { account: account('v@example.com'), business };
    expect((await visitor.post('/api/vendors/signup', vendor)).status).toBe(201);
    const { rows } = await running.database.query<Record<string, string>>(
      `SELECT u.phone AS owner, v.phone, vat_number, registration_number, contact_phone
       FROM vendors v JOIN users u ON u.id = v.user_id WHERE u.email = 'v@example.com'`,
    );
    expect(rows).toEqual([
      {
        owner: IN_LATIN,
        phone: '+977-1-4567890',
        vat_number: '301234567',
        registration_number: '12345/077',
        contact_phone: IN_LATIN,
      },
    ]);
  });

  it('are stored in Latin digits by the own account and by branches', async () => {
    const { owner } = await world.business();
    const { body } = await owner.client.patch<{ phone: string }>('/api/users/me', { phone: IN_NEPALI });
    expect(body.phone).toBe(IN_LATIN);
    const branch = await owner.client.post<{ hours: unknown }>('/api/vendors/me/locations', {
      name: 'Patan',
      address: 'Mangal Bazar',
      city: 'Lalitpur',
      hours: [{ weekday: 0, opens: nepali('10:00'), closes: nepali('22:30') }],
    });
    expect(branch.body.hours).toEqual([{ weekday: 0, opens: '10:00', closes: '22:30' }]);
  });

  it('narrow a list by price, and find a pass by its code', async () => {
    const shop = await world.business();
    const dealId = await world.deal(shop);
    const query = `minPrice=${encodeURIComponent(nepali('500'))}&maxPrice=${encodeURIComponent(nepali('500'))}`;
    const list = await running.client().get<{ id: number }[]>(`/api/deals?${query}`);
    expect(list.body.map(({ id }) => id)).toEqual([dealId]);
    const customer = await world.person();
    const pass = await customer.client.post<{ code: string }>('/api/redemptions', { dealId });
    const found = await shop.owner.client.post('/api/counter/lookup', {
      code: nepali(pass.body.code),
      branchId: shop.branchId,
    });
    expect(found).toMatchObject({ status: 200, body: { code: pass.body.code } });
  });
});
