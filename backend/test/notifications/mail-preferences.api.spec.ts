import type { QueryRunner } from 'typeorm';
import { NotificationPreferences1770600001000 } from '../../src/database/migrations/1770600001000-notification-preferences.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Person, World } from '../support/world.js';

describe('preferences about mail', () => {
  let running: RunningApp;
  let world: World;

  beforeAll(async () => {
    running = await startApp();
    world = new World(running.database, running.url);
  });

  afterAll(() => running.stop());

  const rows = async <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
    (await running.database.query(sql, values)).rows as T[];
  const stored = async ({ id }: Person): Promise<unknown[]> => {
    const of = async (sql: string): Promise<string[] | undefined> =>
      (await rows<{ muted_mail: string[] }>(sql, [id]))[0]?.muted_mail;
    return [
      await of('SELECT muted_mail FROM notification_preferences WHERE user_id = $1'),
      await of('SELECT muted_mail FROM users WHERE id = $1'),
    ];
  };
  const preferences = async (person: Person): Promise<object> =>
    (await person.client.get<{ mail: object }>('/api/users/me')).body.mail;
  const setOld = ({ id }: Person, muted: string[]) =>
    rows('UPDATE users SET muted_mail = $2 WHERE id = $1', [id, muted]);

  it('are stored for the version before too, which reads the account', async () => {
    const person = await world.person();
    await person.client.patch('/api/users/me', { mail: { reviews: false, passes: false } });
    expect(await stored(person)).toEqual([
      ['passes', 'reviews'],
      ['passes', 'reviews'],
    ]);
    await person.client.patch('/api/users/me', { mail: { passes: true } });
    expect(await stored(person)).toEqual([['reviews'], ['reviews']]);
  });

  it('include what the version before writes to the account', async () => {
    const person = await world.person();
    await setOld(person, ['favorites']);
    expect(await preferences(person)).toEqual({
      passes: true,
      reviews: true,
      favorites: false,
      alerts: true,
      business: true,
    });
    await setOld(person, []);
    expect(await stored(person)).toEqual([[], []]);
  });

  it('of different groups can change at the same time', async () => {
    const person = await world.person();
    await Promise.all(
      ['passes', 'reviews', 'favorites', 'business'].map((group) =>
        person.client.patch('/api/users/me', { mail: { [group]: false } }),
      ),
    );
    expect(await preferences(person)).toEqual({
      passes: false,
      reviews: false,
      favorites: false,
      alerts: true,
      business: false,
    });
  });

  it('are copied from the accounts of the version before', async () => {
    const [muted, other] = [await world.person(), await world.person()];
    const migration = new NotificationPreferences1770600001000();
    const runner = { query: rows } as unknown as QueryRunner;
    await migration.down(runner);
    await setOld(muted, ['business']);
    await migration.up(runner);
    await migration.up(runner);
    expect(await stored(muted)).toEqual([['business'], ['business']]);
    expect(await stored(other)).toEqual([undefined, []]);
  });
});
