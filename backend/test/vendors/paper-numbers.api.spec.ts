import { assertNoTransaction } from '../../src/common/transactions/assert-no-transaction.js';
import { type NumberReader, NumberReaders } from '../../src/modules/vendors/documents/number-reader.port.js';
import { PaperNumbers } from '../../src/modules/vendors/documents/paper-numbers.service.js';
import type { Business } from '../support/world.js';
import {
  admin,
  counted,
  PDF,
  picture,
  running,
  sent,
  setUp,
  tearDown,
  world,
} from './registration.fixture.js';

interface Detail {
  readNumbers: { vatNumber: string | null; registrationNumber: string | null } | null;
}

const bind = (reader: NumberReader | null): void => {
  running.app.get(NumberReaders, { strict: false }).reader = reader;
};

const readDue = (): Promise<void> => running.app.get(PaperNumbers, { strict: false }).readDue();

const numbersOf = async ({ id }: Business): Promise<Detail['readNumbers']> => {
  const { status, body } = await admin.client.get<Detail>(`/api/admin/vendors/${id}`);
  expect(status).toBe(200);
  return body.readNumbers;
};

const withPapers = async (): Promise<Business> => {
  const shop = await world.business({ status: 'pending' });
  await sent(shop.owner.client, await picture('jpeg'), 'tax');
  await sent(shop.owner.client, PDF, 'registration');
  return shop;
};

const makeDue = (): Promise<unknown> =>
  running.database.query(`UPDATE vendor_documents SET read_tried_at = now() - interval '11 minutes'`);

describe('the numbers on the papers of a business (G10)', () => {
  beforeAll(setUp);
  afterAll(tearDown);
  afterEach(() => bind(null));

  it('are not read without a reader', async () => {
    const shop = await withPapers();
    await readDue();
    expect(await numbersOf(shop)).toBeNull();
    expect(await counted('vendor_documents', 'read_attempts > 0')).toBe(0);
  });

  it('are read once by the bound reader, outside of transactions, and shown to admins alone', async () => {
    const shop = await withPapers();
    const read: string[] = [];
    bind({
      read: ({ kind, type, bytes }) => {
        assertNoTransaction('Reading');
        read.push(`${kind} ${type} ${bytes.length > 0}`);
        return Promise.resolve(kind === 'tax' ? ' 601234567 ' : null);
      },
    });
    await readDue();
    await readDue();
    expect(read.slice(-2).sort()).toEqual(['registration pdf true', 'tax jpeg true']);
    expect(new Set(read).size).toBe(2);
    expect(await counted('vendor_documents', `vendor_id = ${shop.id} AND read_attempts = 1`)).toBe(2);
    expect(await numbersOf(shop)).toEqual({ vatNumber: '601234567', registrationNumber: null });
    const own = await shop.owner.client.get('/api/vendors/me/documents');
    expect(JSON.stringify(own.body)).not.toContain('601234567');
  });

  it('are those of the newest paper of each kind', async () => {
    const shop = await withPapers();
    bind({ read: () => Promise.resolve('1/080') });
    await readDue();
    await sent(shop.owner.client, PDF, 'registration');
    bind({ read: () => Promise.resolve('2/080') });
    await readDue();
    expect(await numbersOf(shop)).toEqual({ vatNumber: '1/080', registrationNumber: '2/080' });
  });

  it('are tried three times, with pauses, by a reader that fails; the verification goes on', async () => {
    const shop = await withPapers();
    let attempts = 0;
    bind({
      read: () => {
        attempts++;
        return Promise.reject(new Error('The service is away.'));
      },
    });
    await readDue();
    await readDue();
    expect(attempts).toBe(2);
    for (let round = 0; round < 4; round++) {
      await makeDue();
      await readDue();
    }
    expect(attempts).toBe(6);
    expect(await numbersOf(shop)).toBeNull();
    expect((await admin.client.patch(`/api/admin/vendors/${shop.id}/verify`, {})).status).toBe(200);
  });

  it('are read of businesses that wait for verification alone', async () => {
    const shop = await withPapers();
    await running.database.query(`UPDATE vendors SET status = 'verified' WHERE id = $1`, [shop.id]);
    bind({ read: () => Promise.resolve('601234567') });
    await readDue();
    expect(await counted('vendor_documents', `vendor_id = ${shop.id} AND read_attempts > 0`)).toBe(0);
  });
});
