import { PendingDecisionsJob } from '../../src/modules/worklist/index.js';
import { type RunningApp, startApp } from '../support/start-app.js';
import { type Business, type Person, World } from '../support/world.js';

export interface Item {
  kind: string;
  id: string;
  subjectId: string;
  title: string;
  business: { id: number; businessName: string } | null;
  facts: Record<string, unknown>;
  lane: string;
  blockedBy: { kind: string | null; id: string | null; reason: string } | null;
  dueAt: string;
  due: string;
  owner: { id: number; name: string; until: string | null } | null;
  snoozedUntil: string | null;
  version: number;
  isOwn: boolean;
  allowed: string[];
  pendingDecision: {
    id: string;
    action: string;
    by: { id: number; name: string };
    secondsLeft: number;
  } | null;
  lastFailure: { code: string } | null;
  frees: { kind: string; id: string; version: number }[];
  code: string;
}

export interface Counts {
  ready: number;
  waiting: number;
  blocked: number;
  snoozed: number;
  overdue: number;
  mine: number;
  kinds: { kind: string; ready: number; waiting: number; blocked: number }[];
}

export interface Accepted {
  id: string;
  decisionId: string;
  takesEffectAt: string;
  secondsLeft: number;
  code: string;
  by: { id: number; name: string };
}

export interface Decision {
  state: string;
  code: string | null;
  leftOut: { kind: string; id: string; code: string }[];
}

/** Running application with two admins. */
export class Workbench {
  private constructor(
    readonly running: RunningApp,
    readonly world: World,
    readonly admin: Person,
    readonly other: Person,
  ) {}

  static async start(): Promise<Workbench> {
    const running = await startApp();
    const world = new World(running.database, running.url);
    await world.catalog();
    return new Workbench(running, world, await world.admin(), await world.admin());
  }

  stop = (): Promise<void> => this.running.stop();

  rows = async <T extends object>(sql: string, values: unknown[] = []): Promise<T[]> =>
    (await this.running.database.query<T>(sql, values)).rows;

  list = async (query: string, { client }: Person = this.admin): Promise<Item[]> =>
    (await client.get<Item[]>(`/api/admin/work?limit=100&${query}`)).body;

  counts = async ({ client }: Person = this.admin): Promise<Counts> =>
    (await client.get<Counts>('/api/admin/work/counts')).body;

  item = async (kind: string, id: number | string, { client }: Person = this.admin): Promise<Item> =>
    (await client.get<Item>(`/api/admin/work/${kind}/${id}`)).body;

  pendingDeal = (shop: Pick<Business, 'id'>, columns: Record<string, unknown> = {}): Promise<number> =>
    this.world.deal(shop, { moderation_status: 'pending', ...columns });

  /** Sends a decision with an undo window of ten seconds. */
  decide = (path: string, body: object = {}, { client }: Person = this.admin) =>
    client.patch<Accepted>(`/api/admin/${path}`, { undoSeconds: 10, ...body });

  decision = async (id: string): Promise<Decision> =>
    (await this.admin.client.get<Decision>(`/api/admin/decisions/${id}`)).body;

  /** Ends the undo window of all pending decisions. */
  letTimePass = (): Promise<unknown> =>
    this.rows(
      `UPDATE pending_decisions SET takes_effect_at = least(takes_effect_at, now() - interval '1 second') WHERE state = 'pending'`,
    );

  /** Applies the due decisions. */
  runJob = (): Promise<void> => this.running.app.get(PendingDecisionsJob).runDue();

  carryOut = async (): Promise<void> => {
    await this.letTimePass();
    await this.runJob();
  };

  statusOf = async (deal: number): Promise<string> =>
    (
      await this.rows<{ status: string }>('SELECT moderation_status AS status FROM deals WHERE id = $1', [
        deal,
      ])
    )[0]?.status ?? 'gone';

  acts = async (subjectType: string, subject: number | string): Promise<string[]> =>
    (
      await this.rows<{ action: string }>(
        'SELECT action FROM audit_log WHERE subject_type = $1 AND subject_id = $2 ORDER BY id',
        [subjectType, String(subject)],
      )
    ).map(({ action }) => action);
}
