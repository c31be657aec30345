import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  type StoreNames,
} from 'idb';
import { seen, type Contact } from '../program/clock';
import {
  passesOf,
  type CounterState,
  type CounterStore,
  type Device,
  type SentPass,
} from '../program/counter-store';
import type { CounterPack } from '../program/pack';
import { outdated, settled, withResult, type StoredEntry } from '../program/stored-entry';
import { connection } from './connection';

interface CounterDatabase extends DBSchema {
  /** One record of each kind. */
  device: { key: 'device'; value: Device };
  pack: { key: 'pack'; value: CounterPack };
  contact: { key: 'contact'; value: Contact };
  entries: { key: [number | string, number]; value: StoredEntry };
  passes: { key: string; value: SentPass };
}

type Stores = StoreNames<CounterDatabase>;
type Change<Names extends Stores[]> = IDBPTransaction<CounterDatabase, Names, 'readwrite'>;

const NAME = 'counter';
const VERSION = 2;
const ALL: Stores[] = ['device', 'pack', 'contact', 'entries', 'passes'];

const open = (lost: () => void): Promise<IDBPDatabase<CounterDatabase>> =>
  openDB<CounterDatabase>(NAME, VERSION, {
    upgrade(database, before) {
      if (before < 1) {
        for (const name of ['device', 'pack', 'contact'] as const) database.createObjectStore(name);
        database.createObjectStore('entries', { keyPath: ['deviceId', 'number'] });
      }
      database.createObjectStore('passes', { keyPath: 'passId' });
    },
    // A newer version of the application is opening the database in another page.
    blocking(_current, _blocked, event) {
      lost();
      (event.target as IDBDatabase).close();
    },
    terminated: lost,
  });

/** All entries of a device. */
const numbersOf = (id: Device['id']): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

type ContactStore = IDBPObjectStore<CounterDatabase, Stores[], 'contact', 'readwrite'>;

async function putTime(contacts: ContactStore, now: number): Promise<void> {
  const contact = await contacts.get('contact');
  if (contact) await contacts.put(seen(contact, now), 'contact');
}

type Reading = IDBPTransaction<CounterDatabase, Stores[]>;

async function read(change: Reading): Promise<CounterState> {
  const [device, pack, contact, sent] = await Promise.all([
    change.objectStore('device').get('device'),
    change.objectStore('pack').get('pack'),
    change.objectStore('contact').get('contact'),
    change.objectStore('passes').getAll(),
  ]);
  const entries = device ? await change.objectStore('entries').getAll(numbersOf(device.id)) : [];
  await change.done;
  return { device: device ?? null, pack: pack ?? null, contact: contact ?? null, entries, sent };
}

async function forget(
  change: Change<('device' | 'entries' | 'passes')[]>,
  now: number,
  serverTime: number,
): Promise<void> {
  const entries = change.objectStore('entries');
  const passes = change.objectStore('passes');
  const own = await change.objectStore('device').get('device');
  const { dropped, unnamed } = outdated(await entries.getAll(), own?.id, now);
  for (const { deviceId, number } of dropped) await entries.delete([deviceId, number]);
  if (unnamed) await entries.put(unnamed);
  for (const pass of passesOf(dropped)) await passes.put(pass);
  for (const { passId, expiresAt } of await passes.getAll())
    if (expiresAt <= serverTime) await passes.delete(passId);
}

type Write = <Names extends Stores[]>(
  names: Names,
  work: (change: Change<Names>) => Promise<unknown>,
) => Promise<void>;

const deviceCalls = (write: Write): Pick<CounterStore, 'saveDevice' | 'updateDevice' | 'savePack'> => ({
  saveDevice: (device) =>
    write(['device', 'pack', 'contact'], async (change) => {
      const devices = change.objectStore('device');
      const before = await devices.get('device');
      await devices.put(device, 'device');
      if (before?.id === device.id) return;
      await Promise.all([
        change.objectStore('pack').delete('pack'),
        change.objectStore('contact').delete('contact'),
      ]);
    }),
  updateDevice: (id, changed) =>
    write(['device', 'pack'], async (change) => {
      const devices = change.objectStore('device');
      const device = await devices.get('device');
      if (device?.id !== id) return;
      await devices.put({ ...device, ...changed }, 'device');
      if (changed.isWithdrawn) await change.objectStore('pack').delete('pack');
    }),
  savePack: (id, pack, contact) =>
    write(['device', 'pack', 'contact'], async (change) => {
      const device = await change.objectStore('device').get('device');
      if (device?.id !== id) return;
      await Promise.all([
        change.objectStore('pack').put(pack, 'pack'),
        change.objectStore('contact').put(contact, 'contact'),
      ]);
    }),
});

/** Keeps the counter in IndexedDB. It survives reloads, crashes, sign-outs and updates of the application. */
export function indexedStore(): CounterStore {
  const begin = connection(open);

  /** Runs a transaction that is on disk once it is done. */
  async function write<Names extends Stores[]>(
    names: Names,
    work: (change: Change<Names>) => Promise<unknown>,
  ): Promise<void> {
    const change = await begin((database) =>
      database.transaction(names, 'readwrite', { durability: 'strict' }),
    );
    await Promise.all([work(change), change.done]);
  }

  const alter = (id: Device['id'], number: number, next: (entry: StoredEntry) => StoredEntry) =>
    write(['entries'], async (change) => {
      const entries = change.objectStore('entries');
      const entry = await entries.get([id, number]);
      if (entry) await entries.put(next(entry));
    });

  return {
    read: async () => read(await begin((database) => database.transaction(ALL))),
    ...deviceCalls(write),
    saveTime: (now) => write(['contact'], (change) => putTime(change.objectStore('contact'), now)),
    append: (entry) =>
      write(['entries', 'contact'], (change) =>
        Promise.all([
          change.objectStore('entries').add(entry),
          putTime(change.objectStore('contact'), entry.at),
        ]),
      ),
    saveResults: (id, results) =>
      write(['entries'], async (change) => {
        const entries = change.objectStore('entries');
        for (const [number, result] of results) {
          const entry = await entries.get([id, number]);
          if (entry) await entries.put(withResult(entry, result));
        }
      }),
    settle: (id, number) => alter(id, number, settled),
    savePass: (pass) => write(['passes'], (change) => change.objectStore('passes').put(pass)),
    deletePass: (passId) => write(['passes'], (change) => change.objectStore('passes').delete(passId)),
    forget: (now, serverTime) =>
      write(['device', 'entries', 'passes'], (change) => forget(change, now, serverTime)),
    exclusively: (kind, work) => navigator.locks.request(`counter-${kind}`, work),
  };
}
