import type { ApiClient } from '../../support/api/api-client.js';
import type { Synced } from '../offline-counter.fixture.js';
import { running, shop } from '../passes.fixture.js';

/** The parts of the device's program that the simulation uses; it has no types here, because it is of another workspace. */
interface Program {
  CounterProgram: new (store: Store, now: () => number) => RealProgram;
  memoryStore(): Store;
  createDeviceKey(): Promise<{ privateKey: unknown; publicKey: object }>;
  sendQueue(store: Store, send: Send, now: () => number): Promise<number>;
}

interface RealProgram {
  accept(acceptance: {
    token: string;
    amount: null;
    guests: null;
    paidWith: 'cash';
  }): Promise<{ entry: Entry } | { rejection: string } | null>;
  undo(number: number): Promise<Entry | null>;
  keepPack(id: number, pack: object, serverTime: number): Promise<void>;
}

export interface Entry {
  number: number;
  kind: 'accept' | 'undo';
  passId: string | null;
  body: string;
  signature: string;
  hash: string;
  result: { outcome: string; first: object | null } | null;
}

interface Store {
  read(): Promise<{ entries: readonly Entry[] }>;
  saveDevice(device: object): Promise<void>;
}

type Send = (deviceId: number, entries: readonly { body: string; signature: string }[]) => Promise<Synced[]>;

const FOLDER = '../../../../vendor-mfe/src/features/counter/offline';

/** Loads the program that runs in the browser of a counter. */
async function loadProgram(): Promise<Program> {
  const files = ['program/counter-program', 'program/entry', 'program/send-queue', 'storage/memory-store'];
  const loaded = await Promise.all(files.map((file): Promise<object> => import(`${FOLDER}/${file}.ts`)));
  return Object.assign({}, ...loaded) as Program;
}

const program = loadProgram();

/** The answer of the server did not arrive, or the request did not. */
class NoAnswer extends Error {}

interface Surroundings {
  /** True time of the simulation, in milliseconds since 1970. */
  now(): number;
  /** What the clock of the device is ahead of the true time. */
  skew: number;
  random(): number;
}

/** A counter with the real program of its queue, a store in memory, a clock of its own and a network that fails. */
export class RealCounter {
  private constructor(
    readonly id: number,
    private readonly parts: { store: Store; program: RealProgram; real: Program; client: ApiClient },
    private readonly around: Surroundings,
  ) {}

  static async enrol(branchId: number, around: Surroundings): Promise<RealCounter> {
    const real = await program;
    const key = await real.createDeviceKey();
    const { client, id: person } = shop.owner;
    const { body, status, text } = await client.post<{ id: number }>('/api/counter/devices', {
      name: 'Phone at the bar',
      branchId,
      publicKey: key.publicKey,
    });
    if (status !== 201) throw new Error(text);
    await running.database.query(
      `UPDATE counter_devices SET enrolled_at = now() - interval '2 days', last_contact_at = now() - interval '1 day' WHERE id = $1`,
      [body.id],
    );
    const store = real.memoryStore();
    await store.saveDevice({
      id: body.id,
      name: 'Phone at the bar',
      branchId,
      vendorId: shop.id,
      businessName: 'Shop',
      key: key.privateKey,
      person: { id: person, firstName: 'Maya' },
      isWithdrawn: false,
    });
    const now = () => around.now() + around.skew;
    const counter = new RealCounter(
      body.id,
      { store, program: new real.CounterProgram(store, now), real, client },
      around,
    );
    await counter.fetchPack();
    return counter;
  }

  private readonly clock = () => this.around.now() + this.around.skew;

  async fetchPack(): Promise<void> {
    const { body, status, text } = await this.parts.client.get<object>(
      `/api/counter/pack?deviceId=${this.id}`,
    );
    if (status !== 200) throw new Error(text);
    await this.parts.program.keepPack(this.id, body, this.around.now());
  }

  /** @returns the entry, or why the device refused */
  async accept(token: string): Promise<Entry | string> {
    const done = await this.parts.program.accept({ token, amount: null, guests: null, paidWith: 'cash' });
    if (!done) throw new Error('The device is not enrolled.');
    return 'entry' in done ? done.entry : done.rejection;
  }

  undo(number: number): Promise<Entry | null> {
    return this.parts.program.undo(number);
  }

  async entries(): Promise<readonly Entry[]> {
    return (await this.parts.store.read()).entries;
  }

  /**
   * Sends the queue over a network that loses a part of the requests and of the answers, until all is answered.
   * @param loss share of the requests that fail
   */
  async sendAll(loss: number): Promise<void> {
    for (;;) {
      try {
        await this.parts.real.sendQueue(
          this.parts.store,
          (id, part) => this.send(id, part, loss),
          this.clock,
        );
        return;
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
      }
    }
  }

  private async send(
    deviceId: number,
    entries: readonly { body: string; signature: string }[],
    loss: number,
  ): Promise<Synced[]> {
    const { random } = this.around;
    if (random() < loss / 2) throw new NoAnswer('The request was lost.');
    const sent = () => this.parts.client.post<Synced[]>('/api/counter/sync', { deviceId, entries });
    // A proxy repeats some requests while the first one is still being worked on.
    const [{ body, status, text }] = random() < loss ? await Promise.all([sent(), sent()]) : [await sent()];
    if (status === 503) throw new NoAnswer(text);
    if (status !== 200) throw new Error(text);
    if (random() < loss / 2) throw new NoAnswer('The answer was lost.');
    return body;
  }
}
