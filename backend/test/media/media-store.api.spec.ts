import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MediaCleanupJob } from '../../src/modules/media/media-cleanup.job.js';
import { FileRemovals } from '../../src/modules/media/file-removals.job.js';
import { MediaStorage } from '../../src/modules/media/index.js';
import { ObjectStore } from '../support/object-store.js';
import { phonePhoto, upload } from '../support/pictures.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { World } from '../support/world.js';

const SECRET = 'a secret of the bucket';

describe('pictures in a bucket', () => {
  let store: ObjectStore;
  let running: RunningApp;

  const start = (secret: string): Promise<RunningApp> =>
    startApp({
      MEDIA_S3_ENDPOINT: store.url,
      MEDIA_S3_BUCKET: 'pictures',
      MEDIA_S3_KEY_ID: 'dobbar',
      MEDIA_S3_SECRET: secret,
    });

  beforeAll(async () => {
    store = await ObjectStore.start(SECRET);
    running = await start(SECRET);
  });

  afterAll(async () => {
    await running.stop();
    await store.stop();
  });

  it('are written signed, served from there, and removed', async () => {
    const person = await new World(running.database, running.url).person();
    const { status, body } = await upload(person.client, 'avatar', await phonePhoto());
    expect([status, store.rejected]).toEqual([201, []]);
    expect([...store.objects.keys()].sort()).toEqual(
      [96, 192, 384]
        .flatMap((width) => [`/pictures/${body.id}/${width}.avif`, `/pictures/${body.id}/${width}.webp`])
        .sort(),
    );
    const served = Buffer.from(await (await fetch(running.url + body.path)).arrayBuffer());
    expect(served.equals(store.objects.get(`/pictures${body.path.replace('/media', '')}`) as Buffer)).toBe(
      true,
    );
    expect((await fetch(running.url + body.path.replace('192', '191'))).status).toBe(404);
    await running.app.get(MediaStorage).remove([`${body.id}/96.avif`, `${body.id}/7.avif`]);
    expect(store.objects.has(`/pictures/${body.id}/96.avif`)).toBe(false);
  });

  it('are rejected with 503 when the bucket will not take them', async () => {
    const stranger = await start('another secret');
    const person = await new World(stranger.database, stranger.url).person();
    const { body } = await upload(person.client, 'avatar', await phonePhoto());
    expect([body.status, body.code]).toEqual([503, 'media.store-failed']);
    expect(store.rejected.length).toBeGreaterThan(0);
    await stranger.stop();
  });
});

describe('pictures in a folder', () => {
  it('are removed although one of them cannot be', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'dobbar-media-'));
    await mkdir(path.join(folder, 'keys'), { recursive: true });
    const running = await startApp({ DATA_DIR: folder });
    await running.app.get(MediaStorage).write('2/96.webp', Buffer.from('second'), 'image/webp');
    // A folder in the place of the file.
    await mkdir(path.join(folder, 'media/1/1/96.webp'), { recursive: true });
    await running.database.query(`INSERT INTO file_removals (name) VALUES ('1/96.webp'), ('2/96.webp')`);
    await expect(running.app.get(FileRemovals).run()).rejects.toThrow('is a directory');
    const { rows } = await running.database.query('SELECT name FROM file_removals');
    expect(rows).toEqual([{ name: '1/96.webp' }]);
    expect(await running.app.get(MediaStorage).read('2/96.webp')).toBeNull();
    await running.stop();
    await rm(folder, { recursive: true });
  });

  it('are rejected with 503 and are swept away once the disk takes files again', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'dobbar-media-'));
    await mkdir(path.join(folder, 'keys'), { recursive: true });
    // A file where the folder should be rejects every account, root too.
    await writeFile(path.join(folder, 'media'), '');
    const running = await startApp({ DATA_DIR: folder });
    const person = await new World(running.database, running.url).person();
    const { body } = await upload(person.client, 'avatar', await phonePhoto());
    expect([body.status, body.code]).toEqual([503, 'media.store-failed']);
    await rm(path.join(folder, 'media'));
    await running.database.query('UPDATE media SET examine_at = now() WHERE owner_id = $1', [person.id]);
    await running.app.get(MediaCleanupJob).cleanUp();
    const { rows } = await running.database.query('SELECT 1 FROM media WHERE owner_id = $1', [person.id]);
    expect(rows).toEqual([]);
    await running.stop();
    await rm(folder, { recursive: true });
  });
});
