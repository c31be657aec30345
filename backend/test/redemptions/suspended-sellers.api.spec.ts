import { mailsTo } from '../support/mails.js';
import { PaymentSetup, type PaymentSummary } from '../support/money/payment-setup.js';
import { type Business, type Person, World } from '../support/world.js';

interface OrderSummary {
  id: string;
  state: string;
  code: string;
  lines: { passes: { id: string }[] }[];
  refunds: { amount: number; state: string }[];
}

describe('a suspended business', () => {
  let setup: PaymentSetup;
  let world: World;
  let admin: Person;
  let shop: Business;
  let dealId: number;

  beforeAll(async () => {
    setup = await PaymentSetup.start();
    world = new World(setup.running.database, setup.running.url);
    await world.catalog();
    admin = await world.admin();
  });

  afterAll(() => setup.stop());

  beforeEach(async () => {
    shop = await world.business();
    dealId = await world.deal(shop, { sale_mode: 'prepaid' });
  });

  const decide = async (verb: 'suspend' | 'reinstate'): Promise<void> => {
    const { status, text } = await admin.client.patch(`/api/admin/vendors/${shop.id}/${verb}`, {
      reason: 'Complaints are looked at.',
    });
    if (status !== 200) throw new Error(text);
  };
  const place = async (person: Person): Promise<OrderSummary> =>
    (await person.client.post<OrderSummary>('/api/orders', { items: [{ dealId, quantity: 1 }] })).body;
  const begin = (person: Person, order: OrderSummary) =>
    person.client.post<PaymentSummary & { code: string }>(`/api/orders/${order.id}/payments`, {
      gateway: 'khalti',
    });
  const confirm = async (person: Person, payment: PaymentSummary) =>
    person.client.post<PaymentSummary>(
      `/api/payments/${payment.id}/confirm`,
      (await setup.choose(payment, 'pay')) ?? {},
    );
  const read = async (person: Person, { id }: OrderSummary): Promise<OrderSummary> =>
    (await person.client.get<OrderSummary>(`/api/orders/${id}`)).body;
  const told = async (person: Person): Promise<string[]> => {
    await setup.running.deliverEvents();
    await setup.running.deliverEvents();
    const { body } = await person.client.get<{ kind: string }[]>('/api/notifications');
    return body.map(({ kind }) => kind);
  };
  const payOut = () =>
    admin.client.post(`/api/admin/vendors/${shop.id}/payouts`, { amount: 100, reference: `NB-${shop.id}` });

  it('sells nothing: a payment that arrives goes back, and its customer is told', async () => {
    const [begun, waiting] = [await world.person(), await world.person()];
    const order = await place(begun);
    const { body: payment } = await begin(begun, order);
    const open = await place(waiting);
    await decide('suspend');
    expect((await begin(waiting, open)).body.code).toBe('order.not-sold');
    await confirm(begun, payment);
    await setup.reconcile();
    const ended = await read(begun, order);
    expect([ended.state, ended.lines[0]?.passes, ended.refunds.map(({ state }) => state)]).toEqual([
      'failed',
      [],
      ['completed'],
    ]);
    expect(await told(begun)).toContain('order-not-honored');
    const [mail] = (await mailsTo(begun.email)).slice(-1);
    expect(mail).toContain('on its way back');
  });

  it('gives passes or the money back when it is suspended while payments arrive', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => world.person()));
    const orders = await Promise.all(people.map((person) => place(person)));
    const payments = await Promise.all(
      people.map(async (person, n) => (await begin(person, orders[n] as OrderSummary)).body),
    );
    await Promise.all([
      ...people.map((person, n) => confirm(person, payments[n] as PaymentSummary)),
      decide('suspend'),
    ]);
    for (const [n, person] of people.entries()) {
      const { state, lines } = await read(person, orders[n] as OrderSummary);
      expect([state, lines[0]?.passes.length]).toEqual(state === 'paid' ? ['paid', 1] : ['failed', 0]);
    }
  });

  it('keeps its issued passes good, and tells their customers and its owner', async () => {
    const customer = await world.person();
    const order = await place(customer);
    await confirm(customer, (await begin(customer, order)).body);
    await decide('suspend');
    expect(await told(customer)).toContain('seller-suspended');
    expect(await told(shop.owner)).toContain('vendor-suspended');
    const passId = (await read(customer, order)).lines[0]?.passes[0]?.id ?? '';
    const { body: pass } = await customer.client.get<{ code: string }>(`/api/redemptions/${passId}`);
    expect((await shop.owner.client.post('/api/counter/accept', { code: pass.code })).status).toBe(200);
    expect((await customer.client.get<{ points: number }>(`/api/redemptions/${passId}`)).body.points).toBe(
      10,
    );
  });

  it('is not paid before it is reinstated', async () => {
    const customer = await world.person();
    const order = await place(customer);
    await confirm(customer, (await begin(customer, order)).body);
    const passId = (await read(customer, order)).lines[0]?.passes[0]?.id ?? '';
    const { body: pass } = await customer.client.get<{ code: string }>(`/api/redemptions/${passId}`);
    expect((await shop.owner.client.post('/api/counter/accept', { code: pass.code })).status).toBe(200);
    await decide('suspend');
    const denied = await payOut();
    expect([denied.status, denied.body.code]).toEqual([409, 'payout.vendor-suspended']);
    await decide('reinstate');
    expect((await payOut()).status).toBe(201);
  });
});
