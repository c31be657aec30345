import { randomUUID } from 'node:crypto';
import type { Config } from '../../config/config.js';
import { readDrawing } from '../../modules/deals/index.js';
import { fileName, pathOf, PictureMaker, storageOf } from '../../modules/media/index.js';
import { type DemoPhoto, photos } from './content/photos.js';
import { insertRows } from './insert-rows.js';
import type { SeededDeal } from './seed-deals.js';
import type { SeedContext } from './seed-context.js';

const WIDTH = 1_280;
const HEIGHT = 800;

interface StoredPhoto {
  id: string;
  deal: SeededDeal;
  position: number;
  photo: DemoPhoto;
}

/** Adds photos to some demo deals, as uploads of their businesses. The files are written to the media store. */
export async function seedPhotos(
  { db }: SeedContext,
  config: Config,
  deals: readonly SeededDeal[],
): Promise<void> {
  const rows = deals.flatMap((deal) =>
    (photos[deal.offer.title] ?? []).map((photo, index): StoredPhoto => ({
      id: randomUUID(),
      deal,
      position: index + 1,
      photo,
    })),
  );
  await writeFiles(config, rows);
  await insertRows(
    db,
    'media',
    rows.map(({ id, deal: { business } }) => ({
      id,
      owner_id: business.owner.id,
      vendor_id: business.id,
      purpose: 'deal',
      path: pathOf(id, 'deal'),
      width: WIDTH,
      height: HEIGHT,
      examine_at: new Date(),
      created_at: new Date(),
    })),
  );
  await insertRows(
    db,
    'deal_photos',
    rows.map(({ id, deal, position, photo }) => ({
      deal_id: deal.id,
      position,
      path: pathOf(id, 'deal'),
      alt: photo.alt,
      alt_ne: photo.altNe,
    })),
  );
  for (const { id, deal } of rows.filter(({ position }) => position === 1))
    await db.query('UPDATE deals SET image = $2 WHERE id = $1', [deal.id, pathOf(id, 'deal')]);
}

async function writeFiles(config: Config, rows: readonly StoredPhoto[]): Promise<void> {
  const { default: sharp } = await import('sharp');
  const maker = new PictureMaker();
  const storage = storageOf(config);
  for (const { id, photo } of rows) {
    const drawn = await sharp(await readDrawing(photo.drawing), { density: 115 })
      .resize(WIDTH, HEIGHT, { fit: 'cover' })
      .png()
      .toBuffer();
    const { files } = await maker.make(drawn, 'deal');
    for (const { width, format, bytes } of files)
      await storage.write(fileName(id, width, format, 'deal'), bytes, `image/${format}`);
  }
}
