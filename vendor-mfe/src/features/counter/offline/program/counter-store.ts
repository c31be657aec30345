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

/** Pass whose acceptance this counter sent to the server. */
export interface SentPass {
  readonly passId: string;
  /** Time of the server, in milliseconds since 1970, after which the pass is not accepted anyway. */
  readonly expiresAt: number;
  /** False while the server's answer is unknown. */
  readonly isAnswered: boolean;
}

/** Everything that the counter keeps on the device. */
export interface CounterState {
  readonly device: Device | null;
  readonly pack: CounterPack | null;
  readonly contact: Contact | null;
  /** Entries of this device in the order of their numbers. */
  readonly entries: readonly StoredEntry[];
  readonly sent: readonly SentPass[];
}

export type DeviceChange = Partial<Pick<Device, 'businessName' | 'person' | 'isWithdrawn'>>;

const YEAR_MS = 365 * 24 * 3_600_000;

/** Passes of deleted acceptances, which are not accepted again. */
export const passesOf = (entries: readonly StoredEntry[]): SentPass[] =>
  entries.flatMap(({ kind, passId, at }) =>
    kind === 'accept' && passId ? [{ passId, expiresAt: at + YEAR_MS, isAnswered: true }] : [],
  );

/** Storage of the counter. Each call is atomic and durable once it resolves. */
export interface CounterStore {
  read(): Promise<CounterState>;
  /** Stores a device that was enrolled. The pack of another device is deleted. */
  saveDevice(device: Device): Promise<void>;
  /** Changes the device, unless another one was enrolled meanwhile. The pack of a withdrawn device is deleted. */
  updateDevice(id: Device['id'], change: DeviceChange): Promise<void>;
  /** Stores the pack of the device, unless another one was enrolled meanwhile. */
  savePack(id: Device['id'], pack: CounterPack, contact: Contact): Promise<void>;
  /** Stores the latest time that the device has seen. */
  saveTime(now: number): Promise<void>;
  /** Appends an entry and stores its time as seen. Rejects if the number is taken. */
  append(entry: StoredEntry): Promise<void>;
  /** Stores the server's present answers (`withResult`). */
  saveResults(deviceId: Device['id'], results: ReadonlyMap<number, EntryResult>): Promise<void>;
  /** Marks a result as read, and deletes the customer's name. */
  settle(deviceId: Device['id'], number: number): Promise<void>;
  /** Stores or replaces a pass whose acceptance is sent to the server. */
  savePass(pass: SentPass): Promise<void>;
  deletePass(passId: string): Promise<void>;
  /** Deletes outdated entries and expired passes. @param serverTime the same time by the server's clock */
  forget(now: number, serverTime: number): Promise<void>;
  /** Runs one piece of work of each kind at a time, across all open pages. */
  exclusively<T>(kind: 'append' | 'send', work: () => Promise<T>): Promise<T>;
}
