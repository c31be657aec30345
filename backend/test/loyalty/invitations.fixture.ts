import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

export interface InviteLink {
  url: string;
  expiresAt: string;
  points: number;
}

interface Movement {
  delta: number;
  kind: string;
  spendableAt: string | null;
}

interface Use {
  id: string;
  code: string;
}

export let running: RunningApp;

export let world: World;

export let shop: Business;

export const setUp = async (): Promise<void> => {
  running = await startApp();
  world = new World(running.database, running.url);
  await world.catalog();
  shop = await world.business();
};

export const tearDown = (): Promise<void> => running.stop();

let phones = 0;

/** A customer with a separate phone number, because customers of `World` share one. */
export const customer = async (firstName = 'Maya', lastName = 'Gurung'): Promise<Person> => {
  const person = await world.person({ firstName, lastName });
  await running.database.query('UPDATE users SET phone = $2 WHERE id = $1', [
    person.id,
    `98${String(++phones).padStart(8, '0')}`,
  ]);
  return person;
};

export const invite = async (inviter: Person, dealId: number): Promise<InviteLink> => {
  const { status, body, text } = await inviter.client.post<InviteLink>(`/api/deals/${dealId}/invitations`);
  if (status !== 201) throw new Error(text);
  return body;
};

export const tokenOf = ({ url }: InviteLink): string => new URL(url).searchParams.get('i') ?? '';

export const come = (guest: Person, dealId: number, token: string) =>
  guest.client.post(`/api/deals/${dealId}/invitation/accept`, { token });

/** A customer who came by an invitation of the inviter. */
export const invitedBy = async (inviter: Person, guest?: Person): Promise<Person> => {
  const invited = guest ?? (await customer());
  const dealId = await world.deal(shop);
  const { status, text } = await come(invited, dealId, tokenOf(await invite(inviter, dealId)));
  if (status !== 204) throw new Error(text);
  return invited;
};

export const issue = async (person: Person, at: Business = shop): Promise<Use> =>
  (await person.client.post<Use>('/api/redemptions', { dealId: await world.deal(at, { points_earned: 0 }) }))
    .body;

export const accept = async (use: Use, at: Business = shop): Promise<Use> => {
  const { status, text } = await at.owner.client.post('/api/counter/accept', { code: use.code });
  if (status !== 200) throw new Error(text);
  return use;
};

/** Accepts the customer's code and delivers the events of it. */
export const use = async (person: Person, at: Business = shop): Promise<Use> => {
  const used = await accept(await issue(person, at), at);
  await running.deliverEvents();
  return used;
};

export const takeBack = async ({ id }: Use, at: Business = shop): Promise<void> => {
  const { status, text } = await at.owner.client.post(`/api/redemptions/${id}/void`, {
    reason: 'Wrong guest',
  });
  if (status !== 200) throw new Error(text);
};

/** The newest first. */
export const movements = async (person: Person): Promise<Movement[]> =>
  (await person.client.get<Movement[]>('/api/users/me/points')).body;

export const kinds = async (person: Person): Promise<string[]> =>
  (await movements(person)).map(({ kind, delta }) => `${kind} ${delta}`);

export const rows = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await running.database.query<Row>(sql, values)).rows;

export const withheldOf = async (person: Person): Promise<string | null> =>
  (
    await rows<{ withheld: string | null }>('SELECT withheld FROM invite_rewards WHERE invited_id = $1', [
      person.id,
    ])
  )[0]?.withheld ?? null;
