import { type RunningApp, startApp } from '../../support/start-app.js';
import { World } from '../../support/world.js';

const SHOPS = 12;
const NEAR = '27.7000,85.3000';
const RADIUS = 10;

/** Distances of all listed deals from the place, in metres: of the venue, or of the nearest branch where the deal can be used. */
const FROM_SCRATCH = `
  SELECT id FROM (SELECT d.id, CASE WHEN d.venue_latitude IS NOT NULL THEN metres_between(27.7, 85.3, d.venue_latitude, d.venue_longitude)
      ELSE (SELECT min(metres_between(27.7, 85.3, b.latitude, b.longitude)) FROM branches b
        WHERE b.vendor_id = d.vendor_id AND (d.branch_ids IS NULL OR b.id = ANY(d.branch_ids))) END AS metres
    FROM listed_deals d) AS deals WHERE metres <= ${RADIUS * 1000} ORDER BY metres, id`;

/** A position some hundred metres from the last one, in a direction that differs. */
const position = (n: number): [latitude: number, longitude: number] => [
  27.7 + 0.0011 * ((n * 37) % 61),
  85.3 + 0.0013 * ((n * 53) % 47),
];

describe('deals by distance', () => {
  let running: RunningApp;

  beforeAll(async () => {
    running = await startApp();
    const { database } = running;
    const world = new World(database, running.url);
    await world.catalog();
    for (let n = 0; n < SHOPS; n++) {
      const shop = await world.business({ name: `Chautari ${n}` });
      await database.query('UPDATE branches SET latitude = $2, longitude = $3 WHERE vendor_id = $1', [
        shop.id,
        ...position(n),
      ]);
      const { rows } = await database.query<{ id: number }>(
        `INSERT INTO branches (vendor_id, name, address, city, latitude, longitude) VALUES ($1, 'Second', 'Ason', 'Kathmandu', $2, $3) RETURNING id`,
        [shop.id, ...position(n + 20)],
      );
      await world.deal(shop, { title: `Everywhere ${n}` });
      await world.deal(shop, { title: `Second branch ${n}`, branch_ids: [rows[0]?.id] });
      const [latitude, longitude] = position(n + 40);
      await world.deal(shop, {
        title: `Venue ${n}`,
        venue_name: `Hall ${n}`,
        venue_latitude: latitude,
        venue_longitude: longitude,
      });
    }
  });

  afterAll(() => running.stop());

  it.each([2, 5, 24])('are the same on pages of %i deals as by the distance of each deal', async (limit) => {
    const { rows } = await running.database.query<{ id: number }>(FROM_SCRATCH);
    const found: number[] = [];
    const client = running.client();
    const readFrom = async (path: string): Promise<void> => {
      const { body, headers } = await client.get<{ id: number }[]>(path);
      found.push(...body.map(({ id }) => id));
      const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
      if (next) await readFrom(next);
    };
    await readFrom(`/api/deals?near=${NEAR}&radius=${RADIUS}&sort=near&limit=${limit}`);
    expect(found).toEqual(rows.map(({ id }) => id));
    expect(found.length).toBeGreaterThan(2 * SHOPS);
  });

  it('are counted in facets', async () => {
    const { rows } = await running.database.query(FROM_SCRATCH);
    const { body } = await running
      .client()
      .get<{ total: number }>(`/api/deals/facets?near=${NEAR}&radius=${RADIUS}`);
    expect(body.total).toBe(rows.length);
  });
});
