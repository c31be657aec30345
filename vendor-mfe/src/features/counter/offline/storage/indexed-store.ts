import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  type StoreNames,
} from 'idb';
import { seen, type Contact } from '../program/clock';
import type { CounterState, CounterStore, Device } from '../program/counter-store';
import type { CounterPack } from '../program/pack';
import { withResult, type StoredEntry } from '../program/stored-entry';
import { connection } from './connection';

interface CounterDatabase extends DBSchema {
  /** One record of each kind. */
  device: { key: 'device'; value: Device };
  pack: { key: 'pack'; value: CounterPack };
  contact: { key: 'contact'; value: Contact };
  entries: { key: [number | string, number]; value: StoredEntry };
}

type Stores = StoreNames<CounterDatabase>;
type Change<Names extends Stores[]> = IDBPTransaction<CounterDatabase, Names, 'readwrite'>;

const NAME = 'counter';
const VERSION = 1;
const ALL: Stores[] = ['device', 'pack', 'contact', 'entries'];

const open = (lost: () => void): Promise<IDBPDatabase<CounterDatabase>> =>
  openDB<CounterDatabase>(NAME, VERSION, {
    upgrade(database) {
      for (const name of ['device', 'pack', 'contact'] as const) database.createObjectStore(name);
      database.createObjectStore('entries', { keyPath: ['deviceId', 'number'] });
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
  const [device, pack, contact] = await Promise.all([
    change.objectStore('device').get('device'),
    change.objectStore('pack').get('pack'),
    change.objectStore('contact').get('contact'),
  ]);
  const entries = device ? await change.objectStore('entries').getAll(numbersOf(device.id)) : [];
  await change.done;
  return { device: device ?? null, pack: pack ?? null, contact: contact ?? null, entries };
}

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
    savePack: (pack, contact) =>
      write(['pack', 'contact'], (change) =>
        Promise.all([
          change.objectStore('pack').put(pack, 'pack'),
          change.objectStore('contact').put(contact, 'contact'),
        ]),
      ),
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
    settle: (id, number) => alter(id, number, (entry) => ({ ...entry, isSettled: true })),
    exclusively: (kind, work) => navigator.locks.request(`counter-${kind}`, work),
  };
}
