import { PaymentSetup, type PaymentSummary } from '../support/money/payment-setup.js';
import { type Person, World } from '../support/world.js';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

interface Slipped extends PaymentSummary {
  slipAt: string | null;
  code: string;
}

describe('the slip of a bank transfer (CK3)', () => {
  let setup: PaymentSetup;
  let world: World;
  let dealId: number;
  let admin: Person;

  beforeAll(async () => {
    setup = await PaymentSetup.start();
    world = new World(setup.running.database, setup.running.url);
    await world.catalog();
    dealId = await world.deal(await world.business(), { sale_mode: 'prepaid' });
    admin = await world.admin();
  });

  afterAll(() => setup.stop());

  const begun = async (person: Person, gateway = 'bank-transfer'): Promise<Slipped> => {
    const { body: order } = await person.client.post<{ id: string }>('/api/orders', {
      items: [{ dealId, quantity: 1 }],
    });
    const { body, text } = await person.client.post<Slipped>(`/api/orders/${order.id}/payments`, { gateway });
    if (!body.id) throw new Error(`No payment was opened: ${text}`);
    return body;
  };
  const send = async (person: Person | null, id: string, bytes: Buffer): Promise<[number, Slipped]> => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), 'slip.pdf');
    const answer = await fetch(`${setup.running.url}/api/payments/${id}/slip`, {
      method: 'POST',
      body: form,
      headers: { ...(person && { cookie: person.client.cookie }), origin: setup.running.url },
    });
    return [answer.status, (await answer.json()) as Slipped];
  };

  it('is kept, replaced by a newer one, and read by admins alone, as a download', async () => {
    const [customer, other] = [await world.person(), await world.person()];
    const { id, slipAt } = await begun(customer);
    expect(slipAt).toBeNull();
    const [status, sent] = await send(customer, id, PDF);
    expect([status, typeof sent.slipAt]).toEqual([200, 'string']);
    const newer = Buffer.concat([PDF, Buffer.from('\n%newer\n%%EOF\n')]);
    expect((await send(customer, id, newer))[0]).toBe(200);
    const path = `/api/admin/payments/${id}/slip`;
    const file = await fetch(setup.running.url + path, { headers: { cookie: admin.client.cookie } });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(newer);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="slip-/);
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    const shown = await admin.client.get<Slipped>(`/api/admin/payments/${id}`);
    expect(typeof shown.body.slipAt).toBe('string');
    for (const [person, rejected] of [
      [customer, 403],
      [other, 403],
    ] as const)
      expect((await person.client.get(path)).status).toBe(rejected);
    expect((await fetch(`${setup.running.url}/media/${id}/slip`)).status).toBe(404);
  });

  it('is rejected for another’s payment, other gateways, after the confirmation, and for what is no slip', async () => {
    const [customer, other] = [await world.person(), await world.person()];
    const transfer = await begun(customer);
    expect((await send(other, transfer.id, PDF))[0]).toBe(404);
    expect((await send(null, transfer.id, PDF))[0]).toBe(401);
    const page = Buffer.from('<script>alert(1)</script>');
    const rejections = [
      await send(customer, transfer.id, page),
      await send(customer, transfer.id, Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)])),
      await send(other, (await begun(other, 'khalti')).id, PDF),
    ];
    expect(rejections.map(([status, { code }]) => [status, code])).toEqual([
      [415, 'payment.slip-refused'],
      [413, 'payment.slip-too-large'],
      [409, 'payment.slip-closed'],
    ]);
    const nothing = await admin.client.get<Slipped>(`/api/admin/payments/${transfer.id}/slip`);
    expect([nothing.status, nothing.body.code]).toEqual([404, 'payment.slip-missing']);
    await admin.client.post(`/api/admin/payments/${transfer.id}/confirm-transfer`, { reference: 'NB-1' });
    expect((await send(customer, transfer.id, PDF))[1].code).toBe('payment.slip-closed');
  });
});
