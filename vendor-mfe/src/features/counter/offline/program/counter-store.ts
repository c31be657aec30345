import type { Contact } from './clock';
import type { CounterPack } from './pack';
import type { EntryResult, StoredEntry } from './stored-entry';

/** This device as it is enrolled. */
export interface Device {
  readonly id: number | string;
  readonly name: string;
  readonly branchId: number;
  readonly vendorId: number;
  readonly businessName: string;
  /** Private key of the device, which cannot be exported. */
  readonly key: CryptoKey;
  /** The person who was signed in at the last contact. */
  readonly person: { readonly id: number; readonly firstName: string };
  readonly isWithdrawn: boolean;
}

/** Everything that the counter keeps on the device. */
export interface CounterState {
  readonly device: Device | null;
  readonly pack: CounterPack | null;
  readonly contact: Contact | null;
  /** Entries of this device in the order of their numbers. */
  readonly entries: readonly StoredEntry[];
}

/** Storage of the counter. Each call is atomic and durable once it resolves. */
export interface CounterStore {
  read(): Promise<CounterState>;
  /** Stores this device. The pack of another device is deleted. */
  saveDevice(device: Device): Promise<void>;
  savePack(pack: CounterPack, contact: Contact): Promise<void>;
  /** Stores the latest time that the device has seen. */
  saveTime(now: number): Promise<void>;
  /** Appends an entry and stores its time as seen. Rejects if the number is taken. */
  append(entry: StoredEntry): Promise<void>;
  /** Stores the server's present answers (`withResult`). */
  saveResults(deviceId: Device['id'], results: ReadonlyMap<number, EntryResult>): Promise<void>;
  /** Marks a result as read. */
  settle(deviceId: Device['id'], number: number): Promise<void>;
  /** Runs one piece of work of each kind at a time, across all open pages. */
  exclusively<T>(kind: 'append' | 'send', work: () => Promise<T>): Promise<T>;
}
