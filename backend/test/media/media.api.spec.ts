import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { MediaCleanupJob } from '../../src/modules/media/media-cleanup.job.js';
import { phonePhoto, pixelBomb, upload } from '../support/pictures.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

describe('pictures', () => {
  let running: RunningApp;
  let world: World;
  let person: Person;
  let shop: Business;
  let photo: Buffer;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    [person, shop, photo] = await Promise.all([world.person(), world.business(), phonePhoto()]);
  });

  afterAll(() => running.stop());

  const bytesOf = async (address: string): Promise<Buffer> =>
    Buffer.from(await (await fetch(running.url + address)).arrayBuffer());
  const folderOf = (id: string): string =>
    path.join(process.env['DATA_DIR'] as string, 'media', id.slice(-2), id);

  describe('uploading (M1)', () => {
    it('makes sizes in two formats, upright, and forgets where it was taken', async () => {
      const { status, body } = await upload(person.client, 'deal', photo);
      expect([status, body.width, body.height]).toEqual([201, 1_200, 1_600]);
      expect(body.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
      for (const { type, srcset } of body.sources) {
        const candidates = srcset.split(', ').map((one) => one.split(' ') as [string, string]);
        expect(candidates.map(([, width]) => width)).toEqual(['320w', '640w', '960w', '1280w']);
        for (const [address, width] of candidates) {
          const made = await sharp(await bytesOf(address)).metadata();
          expect([type, made.width]).toEqual([
            `image/${made.compression === 'av1' ? 'avif' : made.format}`,
            Math.min(parseInt(width, 10), 1_200),
          ]);
          expect(made.exif).toBeUndefined();
        }
      }
      expect(body.sources[1]?.srcset).toContain(body.path);
    });

    it('cuts photos of people to a square', async () => {
      const { body } = await upload(person.client, 'avatar', photo);
      const { width, height } = await sharp(await bytesOf(body.path)).metadata();
      expect([width, height]).toEqual([192, 192]);
    });

    it.each([
      ['HTML', '<!doctype html><script>alert(1)</script>'],
      ['SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      ['a GIF that is a script too', 'GIF89a=1;alert(1)//'],
      ['nothing', ''],
    ])('rejects %s whatever it calls itself', async (_name, content) => {
      const { status, body } = await upload(person.client, 'deal', Buffer.from(content));
      expect([status, body.code]).toEqual([415, 'media.type-refused']);
    });

    it('rejects what only begins like a picture, and what is too small to see', async () => {
      const { body: cut } = await upload(person.client, 'deal', photo.subarray(0, 200));
      expect([cut.status, cut.code]).toEqual([400, 'media.unreadable']);
      const { body: tiny } = await upload(person.client, 'deal', await phonePhoto(20, 2_000));
      expect([tiny.status, tiny.code]).toEqual([400, 'media.too-small']);
    });

    it('rejects more than 5 MB', async () => {
      const { status, body } = await upload(
        person.client,
        'deal',
        Buffer.concat([photo, Buffer.alloc(6_000_000)]),
      );
      expect([status, body.code]).toEqual([413, 'media.too-large']);
    });

    it('rejects a pixel bomb within a second, without unpacking it', async () => {
      const bomb = pixelBomb(20_000);
      expect(bomb.length).toBeLessThan(1_000_000);
      const [began, before] = [Date.now(), process.memoryUsage().rss];
      const { status, body } = await upload(person.client, 'deal', bomb);
      expect([status, body.code]).toEqual([400, 'media.too-many-pixels']);
      expect(Date.now() - began).toBeLessThan(1_000);
      expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
    });

    it('names what is missing, and rejects bodies of another kind', async () => {
      const unnamed = await upload(person.client, 'passport', photo);
      expect(unnamed.body.errors).toEqual([
        { field: 'purpose', message: 'Please say what the picture is for.' },
      ]);
      const { status } = await person.client.post('/api/uploads', { purpose: 'deal', file: 'x' });
      expect(status).toBe(415);
      const form = new FormData();
      form.set('purpose', 'deal');
      const response = await fetch(`${running.url}/api/uploads`, {
        method: 'POST',
        body: form,
        headers: { origin: running.url, cookie: person.client.cookie },
      });
      expect(await response.json()).toMatchObject({
        status: 400,
        errors: [{ field: 'file', message: 'Please choose a picture.' }],
      });
    });

    it('is for those who are signed in; other routes take no files', async () => {
      expect((await upload(running.client(), 'deal', photo)).status).toBe(401);
      const response = await fetch(`${running.url}/api/customers/signup`, {
        method: 'POST',
        body: new FormData(),
      });
      expect(response.status).toBe(415);
    });

    it('takes effect once under one key, and not for another picture', async () => {
      const key = { 'idempotency-key': 'picture' };
      const first = await upload(person.client, 'avatar', photo, key);
      const again = await upload(person.client, 'avatar', photo, key);
      expect([again.status, again.body.id]).toEqual([201, first.body.id]);
      const other = await upload(person.client, 'avatar', await phonePhoto(400, 300), key);
      expect(other.status).toBe(422);
    });
  });

  describe('serving (M2)', () => {
    it('is for ever, and for pictures alone', async () => {
      const { body } = await upload(person.client, 'avatar', photo);
      const { headers, status } = await fetch(running.url + body.path);
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    });

    it.each([
      '/media/0199a0b0-0000-7000-8000-000000000000/192.webp',
      '/media/0199a0b0-0000-7000-8000-000000000000/192.html',
      '/media/..%2f..%2f..%2fetc%2fpasswd/192.webp',
      '/media/%2e%2e/192.webp',
      '/media/x/..%2f..%2fkeys',
    ])('knows nothing at %s', async (address) => {
      const { status, headers } = await fetch(running.url + address);
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    });
  });

  describe('showing (M1)', () => {
    const notUploaded = [{ field: 'profileImage', message: 'Please upload the picture first.' }];

    it('takes one’s own picture and gives it back', async () => {
      const { body } = await upload(person.client, 'avatar', photo);
      const shown = await person.client.patch('/api/users/me', { profileImage: body.path });
      expect(shown.body).toMatchObject({ profileImageUrl: body.path });
      const gone = await person.client.patch('/api/users/me', { profileImage: null });
      expect(gone.body).toMatchObject({ profileImageUrl: null });
    });

    it('rejects somebody else’s, one for another purpose, and addresses elsewhere', async () => {
      const { body: foreign } = await upload((await world.person()).client, 'avatar', photo);
      const { body: logo } = await upload(person.client, 'logo', photo);
      for (const profileImage of [
        foreign.path,
        logo.path,
        'http://127.0.0.1:5432/',
        'http://169.254.169.254/latest',
        'data:image/png;base64,AAAA',
        'javascript:alert(1)',
      ]) {
        const answer = await person.client.patch('/api/users/me', { profileImage });
        expect([answer.status, answer.body.errors]).toEqual([400, notUploaded]);
      }
    });

    it('lets a business share its pictures, and nobody else', async () => {
      const manager = await world.staff(shop, 'manager');
      const { body: picture } = await upload(manager.client, 'deal', photo);
      const dealId = await world.deal(shop, { moderation_status: 'pending' });
      const change = (client: Person['client']) =>
        client.patch(`/api/deals/${dealId}`, { image: picture.path });
      expect((await change(shop.owner.client)).body).toMatchObject({ image: picture.path });
      const other = await world.business();
      const theirs = await world.deal(other, { moderation_status: 'pending' });
      const stolen = await other.owner.client.patch(`/api/deals/${theirs}`, { image: picture.path });
      expect(stolen.body.errors).toEqual([{ field: 'image', message: 'Please upload the picture first.' }]);
    });

    it('gives a business its logo, when registering and later', async () => {
      const founder = await world.person();
      const { body: logo } = await upload(founder.client, 'logo', photo);
      const form = { businessName: 'Logo House', category: 'Dining', description: 'Known by its sign.' };
      const registered = await founder.client.post('/api/vendors', { ...form, logo: logo.path });
      expect([registered.status, registered.body]).toMatchObject([201, { logo: logo.path }]);
      const { body: better } = await upload(founder.client, 'logo', photo);
      const changed = await founder.client.patch('/api/vendors/me', { logo: better.path });
      expect(changed.body).toMatchObject({ logo: better.path });
    });
  });

  describe('cleaning up (M3)', () => {
    const aDayLater = () =>
      running.database.query(`UPDATE media SET examine_at = examine_at - interval '25 hours'`);
    const rowsOf = async (...ids: string[]): Promise<string[]> => {
      const { rows } = await running.database.query<{ id: string }>(
        'SELECT id FROM media WHERE id = ANY($1)',
        [ids],
      );
      return rows.map(({ id }) => id);
    };

    it('takes what nothing shows after a day, files and all, and leaves the rest', async () => {
      const own = await world.person();
      const [{ body: shown }, { body: forgotten }, { body: waiting }] = [
        await upload(own.client, 'avatar', photo),
        await upload(own.client, 'avatar', photo),
        await upload(shop.owner.client, 'deal', photo),
      ];
      await own.client.patch('/api/users/me', { profileImage: shown.path });
      const live = await world.deal(shop);
      const proposed = await shop.owner.client.patch(`/api/deals/${live}`, { image: waiting.path });
      expect(proposed.body).toMatchObject({ pendingRevision: { changes: { image: waiting.path } } });

      await running.app.get(MediaCleanupJob).cleanUp();
      expect(await rowsOf(shown.id, forgotten.id, waiting.id)).toHaveLength(3);
      await aDayLater();
      await running.app.get(MediaCleanupJob).cleanUp();
      expect((await rowsOf(shown.id, forgotten.id, waiting.id)).sort()).toEqual(
        [shown.id, waiting.id].sort(),
      );
      expect([existsSync(folderOf(shown.id)), existsSync(folderOf(forgotten.id))]).toEqual([true, false]);
    });

    it('leaves what a draft shows, until the draft is deleted', async () => {
      const { body: picture } = await upload(shop.owner.client, 'deal', photo);
      const drafts = '/api/vendors/me/deal-drafts';
      const draft = await shop.owner.client.post<{ id: number }>(drafts, {
        content: { image: picture.path },
      });
      expect(draft.status).toBe(201);
      await aDayLater();
      await running.app.get(MediaCleanupJob).cleanUp();
      expect(await rowsOf(picture.id)).toEqual([picture.id]);
      await shop.owner.client.delete(`${drafts}/${draft.body.id}`);
      await running.app.get(MediaCleanupJob).cleanUp();
      expect(await rowsOf(picture.id)).toEqual([]);
    });

    it('takes a replaced photo, and those of an erased account', async () => {
      const own = await world.person();
      const { body: first } = await upload(own.client, 'avatar', photo);
      const { body: second } = await upload(own.client, 'avatar', photo);
      await own.client.patch('/api/users/me', { profileImage: first.path });
      await own.client.patch('/api/users/me', { profileImage: second.path });
      await running.app.get(MediaCleanupJob).cleanUp();
      expect(await rowsOf(first.id, second.id)).toEqual([second.id]);
      await own.client.send('DELETE', '/api/users/me', { password: 'two plates of momo' });
      await running.app.get(MediaCleanupJob).cleanUp();
      expect(await rowsOf(second.id)).toEqual([]);
      expect(existsSync(folderOf(second.id))).toBe(false);
    });
  });
});
