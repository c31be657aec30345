import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, World } from '../support/world.js';

describe('a reply to a review can be changed for 24 hours (R8)', () => {
  let running: RunningApp;
  let world: World;
  let shop: Business;
  let dealId: number;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
    await world.catalog();
    shop = await world.business();
  });

  beforeEach(async () => {
    dealId = await world.deal(shop);
  });

  afterAll(() => running.stop());

  const written = async (): Promise<number> => {
    const { client } = await world.person();
    const { body } = await client.post<{ code: string }>('/api/redemptions', { dealId });
    await shop.owner.client.post('/api/counter/accept', { code: body.code });
    return (await client.post<{ id: number }>('/api/reviews', { dealId, rating: 4 })).body.id;
  };
  const answered = async (): Promise<number> => {
    const id = await written();
    await shop.owner.client.post(`/api/reviews/${id}/reply`, { reply: 'Tanks' });
    return id;
  };
  const edit = (id: number, body: unknown = { reply: 'Thanks' }, who = shop.owner) =>
    who.client.patch(`/api/reviews/${id}/reply`, body);
  const told = async (id: number): Promise<number> => {
    const { rows } = await running.database.query<{ n: number }>(
      "SELECT count(*)::int AS n FROM outbox WHERE type = 'review.replied' AND (payload ->> 'reviewId')::int = $1",
      [id],
    );
    return rows[0]?.n as number;
  };

  it('and is marked for everybody, without a second message', async () => {
    const id = await answered();
    const path = `/api/deals/${dealId}/reviews`;
    expect((await running.client().get(path)).body).toMatchObject([{ reply: 'Tanks', replyEditedAt: null }]);
    const manager = await world.staff(shop, 'manager');
    const { status, body } = await edit(id, { reply: ' Thanks ' }, manager);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ reply: 'Thanks', replyEditedAt: expect.any(String) }),
    ]);
    expect((await running.client().get(path)).body).toMatchObject([
      { reply: 'Thanks', replyEditedAt: body.replyEditedAt },
    ]);
    expect(await told(id)).toBe(1);
    const { rows } = await running.database.query(
      "SELECT actor_id FROM audit_log WHERE action = 'review.reply-edited' AND subject_id = $1",
      [String(id)],
    );
    expect(rows).toEqual([{ actor_id: manager.id }]);
  });

  it('and not afterwards, with the end in the list of the business', async () => {
    const id = await answered();
    const { body } = await shop.owner.client.get<{ replyEditableUntil: string; repliedAt: string }[]>(
      `/api/vendors/me/reviews?deal=${dealId}`,
    );
    const [review] = body;
    expect(Date.parse(review?.replyEditableUntil as string)).toBe(
      Date.parse(review?.repliedAt as string) + 24 * 3_600_000,
    );
    await running.database.query(
      "UPDATE reviews SET replied_at = now() - interval '24 hours 1 second' WHERE id = $1",
      [id],
    );
    expect((await edit(id)).body).toMatchObject({ status: 409, code: 'review.reply-final' });
  });

  it('if there is one, by that business alone and with words', async () => {
    expect((await edit(await written())).body).toMatchObject({ status: 409, code: 'review.no-reply' });
    const id = await answered();
    expect((await edit(id, { reply: 'Hello' }, (await world.business()).owner)).body).toMatchObject({
      status: 404,
      code: 'review.not-found',
    });
    expect((await edit(id, { reply: 'Hello' }, await world.staff(shop))).status).toBe(403);
    expect((await running.client().patch(`/api/reviews/${id}/reply`, { reply: 'Hello' })).status).toBe(401);
    for (const body of [{}, { reply: ' ' }, { reply: 'x'.repeat(2_001) }])
      expect((await edit(id, body)).status).toBe(400);
    await running.database.query(
      "UPDATE reviews SET hidden_at = now(), hidden_reason = 'spam' WHERE id = $1",
      [id],
    );
    expect((await edit(id)).status).toBe(404);
  });
});
