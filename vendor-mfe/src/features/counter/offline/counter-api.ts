import type { CounterPack } from './program/pack';
import type { SendEntries } from './program/send-queue';

/** Calls of the server that the counter makes. They reject with an `ApiFailure`. */
export interface CounterApi {
  /** Returns the pack and the server's time in milliseconds since 1970. */
  pack(deviceId: number | string): Promise<{ readonly pack: CounterPack; readonly serverTime: number }>;
  readonly sync: SendEntries;
}

/** A member of the business who is signed in. */
export interface CounterStaff {
  readonly id: number;
  readonly firstName: string;
  readonly vendorId: number;
  readonly businessName: string;
}
