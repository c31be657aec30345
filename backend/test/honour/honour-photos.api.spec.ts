import sharp from 'sharp';
import { OldCasePhotosJob } from '../../src/modules/honour/index.js';
import { MediaCleanupJob } from '../../src/modules/media/media-cleanup.job.js';
import { phonePhoto, upload } from '../support/pictures.js';
import { type Business, type Person } from '../support/world.js';
import { DAY, Honour } from './honour.fixture.js';

describe('photos of a case (HN10)', () => {
  let honour: Honour;
  let shop: Business;
  let customer: Person;
  let photo: Buffer;
  let caseId: string;

  beforeAll(async () => {
    honour = await Honour.start();
    photo = await phonePhoto(400, 300);
  });

  afterAll(() => honour.stop());

  beforeEach(async () => {
    honour.resetClock();
    shop = await honour.world.business();
    customer = await honour.customer();
    const dealId = await honour.world.deal(shop);
    caseId = (await honour.open(customer, await honour.used(shop, customer, dealId, 700))).body.id;
  });

  const uploaded = async ({ client }: Person, purpose = 'case') =>
    (await upload(client, purpose, photo)).body;
  const message = (person: Person, ...photoIds: string[]) =>
    honour.step(person, caseId, 'messages', { text: 'See the bill.', photoIds });
  const bytesOf = async ({ client }: Person, path: string) => {
    const answer = await fetch(honour.running.url + path, { headers: { cookie: client.cookie } });
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const statusOf = async (person: Person, path: string): Promise<number> =>
    (await bytesOf(person, path)).status;

  it('are three a side, and uploads of their author for a case', async () => {
    const [first, second, third, fourth] = [
      await uploaded(customer),
      await uploaded(customer),
      await uploaded(customer),
      await uploaded(customer),
    ];
    expect((await message(customer, first.id, second.id)).status).toBe(200);
    expect((await message(customer, third.id, fourth.id)).status).toBe(400);
    const { body } = await message(customer, third.id);
    expect(body.messages.flatMap(({ photos }) => photos)).toEqual([first.path, second.path, third.path]);
    expect((await message(customer, fourth.id)).status).toBe(400);
    expect((await message(shop.owner, fourth.id)).status).toBe(400);
    expect((await message(shop.owner, (await uploaded(shop.owner, 'avatar')).id)).status).toBe(400);
    expect((await message(shop.owner, (await uploaded(shop.owner)).id)).status).toBe(200);
    const four = [first.id, second.id, third.id, fourth.id];
    expect((await message(customer, ...four)).status).toBe(400);
  });

  it('are without metadata, and shown to both sides and admins alone', async () => {
    const { id, path, sources } = await uploaded(customer);
    const other = await honour.world.business();
    const counter = await honour.world.staff(shop);
    const stranger = await honour.customer('Bikash');
    const readers = [customer, shop.owner, honour.admin, await honour.world.admin('support')];
    const others = [stranger, other.owner, counter, await honour.world.admin('finance')];
    expect([await statusOf(customer, path), await statusOf(shop.owner, path)]).toEqual([200, 404]);
    expect(await statusOf(honour.admin, path)).toBe(404);
    await message(customer, id);
    for (const person of readers) expect(await statusOf(person, path)).toBe(200);
    for (const person of others) expect(await statusOf(person, path)).toBe(404);
    expect((await fetch(honour.running.url + path)).status).toBe(401);
    const { headers, bytes } = await bytesOf(shop.owner, path);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'image/webp',
      'private, max-age=3600',
    ]);
    const { exif, width, height } = await sharp(bytes).metadata();
    expect([exif, width, height]).toEqual([undefined, 300, 400]);
    for (const { srcset } of sources)
      for (const one of srcset.split(', '))
        expect(await statusOf(shop.owner, one.split(' ')[0] ?? '')).toBe(200);
    for (const wrong of [`/media/${id}/1280.webp`, `/media/${id}-private/1280.webp`])
      expect(await statusOf(customer, wrong)).toBe(404);
    for (const wrong of ['640.webp', '1280.png', '..%2f1280.webp', 'x'])
      expect(await statusOf(customer, path.replace('1280.webp', wrong))).toBe(404);
  });

  it('are deleted 180 days after the end of the case', async () => {
    const { id, path } = await uploaded(customer);
    await message(customer, id);
    await honour.step(customer, caseId, 'withdraw');
    const cleanUp = async (): Promise<void> => {
      await honour.running.app.get(OldCasePhotosJob).runDue();
      await honour.running.app.get(MediaCleanupJob).cleanUp();
    };
    await honour.later(179 * DAY);
    await cleanUp();
    expect(await statusOf(customer, path)).toBe(200);
    await honour.later(2 * DAY);
    await cleanUp();
    expect(await statusOf(customer, path)).toBe(404);
    honour.resetClock();
    const { body } = await honour.read(shop.owner, caseId);
    expect(body.messages.flatMap(({ photos }) => photos)).toEqual([]);
    expect(body.messages.some(({ text }) => text === 'See the bill.')).toBe(true);
    expect(await honour.count('media', 'id = $1', [id])).toBe(0);
  });
});
