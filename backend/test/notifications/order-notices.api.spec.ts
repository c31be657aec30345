import { mailsTo } from '../support/mails.js';
import { PaymentSetup, type PaymentSummary } from '../support/money/payment-setup.js';
import { type Person, World } from '../support/world.js';

interface Notification {
  kind: string;
  title: string;
  text: string;
  path: string;
}

interface Placed {
  id: string;
  lines: { passes: { id: string }[] }[];
}

describe('what shoppers are told about their money (CK2)', () => {
  let setup: PaymentSetup;
  let world: World;
  let dealId: number;

  beforeAll(async () => {
    setup = await PaymentSetup.start();
    world = new World(setup.running.database, setup.running.url);
    await world.catalog();
    dealId = await world.deal(await world.business(), { sale_mode: 'prepaid', title: 'Momo for two' });
  });

  afterAll(() => setup.stop());

  const bought = async (person: Person, quantity: number): Promise<string> => {
    const { body: order } = await person.client.post<Placed>('/api/orders', {
      items: [{ dealId, quantity }],
    });
    const { body: payment, text } = await person.client.post<PaymentSummary>(
      `/api/orders/${order.id}/payments`,
      { gateway: 'khalti' },
    );
    if (!payment.redirect) throw new Error(`The payment leads nowhere: ${text}`);
    const query = await setup.choose(payment, 'pay');
    const done = await person.client.post<PaymentSummary>(`/api/payments/${payment.id}/confirm`, query ?? {});
    if (done.body.state !== 'completed') throw new Error(`It was not paid: ${done.text}`);
    return order.id;
  };
  const told = async (person: Person): Promise<Notification[]> => {
    await setup.running.deliverEvents();
    return (await person.client.get<Notification[]>('/api/notifications')).body.filter(({ kind }) =>
      kind.startsWith('order-'),
    );
  };

  it('a receipt comes once, in the inbox and by mail, with the invoice and the way to the codes', async () => {
    const person = await world.person();
    const orderId = await bought(person, 2);
    const [receipt, ...others] = await told(person);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      kind: 'order-paid',
      title: 'Receipt: Momo for two',
      path: `/dashboard/orders/${orderId}`,
    });
    const [invoice] = (await person.client.get<{ number: string }[]>('/api/invoices')).body;
    expect(receipt?.text).toContain('Rs. 1,000');
    expect(receipt?.text).toContain(invoice?.number);
    const mails = (await mailsTo(person.email)).filter((mail) => mail.includes('Receipt: Momo for two'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`/dashboard/orders/${orderId}`);
  });

  it('what was given back is told each time, in the reader’s language', async () => {
    const person = await world.person();
    await setup.running.database.query(`UPDATE users SET language = 'ne' WHERE id = $1`, [person.id]);
    const orderId = await bought(person, 2);
    const { body: order } = await person.client.get<Placed>(`/api/orders/${orderId}`);
    const [first] = order.lines[0]?.passes ?? [];
    await person.client.post(`/api/orders/${orderId}/refunds`, { passIds: [first?.id] });
    expect((await told(person)).map(({ kind }) => kind)).toEqual(['order-refunded', 'order-paid']);
    await person.client.post(`/api/orders/${orderId}/refunds`, {});
    expect(await told(person)).toHaveLength(3);
    expect((await mailsTo(person.email)).at(-1)).toMatch(/फिर्ता भए, अहिलेसम्म रु\. १,००० बराबर/);
  });
});
