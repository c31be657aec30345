import { storeWaitingEntries } from 'shared-ui/platform';
import { isApiFailure } from 'shared-ui/store';
import type { CounterApi, CounterStaff } from './counter-api';
import { CounterProgram, type Acceptance, type Accepted, type LookedUp } from './program/counter-program';
import type { CounterState, CounterStore, Device, SentPass } from './program/counter-store';
import { reviewQueue, sendQueue } from './program/send-queue';
import { waiting, type StoredEntry } from './program/stored-entry';

/** What the screens show of the device. Times are those of the device, in milliseconds since 1970. */
export interface DeviceView extends CounterState {
  /** False until the storage has been read. */
  readonly isRead: boolean;
  readonly isConnected: boolean;
  readonly isBusy: boolean;
  readonly lastTryAt: number | null;
  readonly nextTryAt: number | null;
}

const FIRST_DELAY_MS = 30_000;
const MAX_DELAY_MS = 300_000;
/** Pause while the server answers and nothing waits. */
const IDLE_DELAY_MS = 60_000;
/** Interval at which earlier results are asked for again. */
const REVIEW_EVERY_MS = 600_000;
/** Without a connection the server does not answer, or a proxy answers for it. */
const FIRST_GATEWAY_FAILURE = 502;

const START: DeviceView = {
  device: null,
  pack: null,
  contact: null,
  entries: [],
  sent: [],
  isRead: false,
  isConnected: true,
  isBusy: false,
  lastTryAt: null,
  nextTryAt: null,
};

export const isUnreachable = (failure: unknown): boolean =>
  isApiFailure(failure) && (failure.status === 0 || failure.status >= FIRST_GATEWAY_FAILURE);

const isWithdrawal = (failure: unknown): boolean =>
  isApiFailure(failure) && failure.code === 'device.withdrawn';

/** The counter of this device: its queue, and the contact with the server at growing intervals. */
export class CounterDevice {
  private view = START;
  private readonly listeners = new Set<() => void>();
  private readonly program: CounterProgram;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private trying: Promise<void> | undefined;
  private isHurried = false;
  private failures = 0;
  private reviewedAt = 0;
  private isStopped = true;
  private staff: CounterStaff | null = null;

  constructor(
    private readonly store: CounterStore,
    private readonly api: CounterApi,
    private readonly now: () => number = () => Date.now(),
  ) {
    this.program = new CounterProgram(store, now);
  }

  readonly read = (): DeviceView => this.view;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };

  /** Starts the contact with the server. @returns a function that stops it */
  start(): () => void {
    this.isStopped = false;
    const hurry = () => void this.sync();
    const shown = () => document.visibilityState === 'visible' && hurry();
    const cut = () => this.reportConnection(false);
    addEventListener('online', hurry);
    addEventListener('offline', cut);
    addEventListener('focus', hurry);
    document.addEventListener('visibilitychange', shown);
    void this.reload()
      .catch(() => undefined)
      .then(hurry);
    return () => {
      this.isStopped = true;
      clearTimeout(this.timer);
      removeEventListener('online', hurry);
      removeEventListener('offline', cut);
      removeEventListener('focus', hurry);
      document.removeEventListener('visibilitychange', shown);
    };
  }

  /** The person who is signed in; null while unknown. */
  setStaff(staff: CounterStaff | null): void {
    const isNew = staff?.id !== this.staff?.id;
    this.staff = staff;
    if (isNew && staff && !this.isStopped) void this.sync();
  }

  /** Enrols this device, after the server accepted its key. */
  async enrolled(device: Device): Promise<void> {
    await this.store.saveDevice(device);
    await this.reload();
    await this.sync();
  }

  lookUp(text: string): Promise<LookedUp | null> {
    return this.program.lookUp(text);
  }

  async accept(acceptance: Acceptance): Promise<Accepted | null> {
    const accepted = await this.program.accept(acceptance);
    await this.refresh();
    return accepted;
  }

  async undo(number: number, person?: Device['person']): Promise<StoredEntry | null> {
    const undo = await this.program.undo(number, person);
    await this.refresh();
    return undo;
  }

  /** Keeps a pass whose acceptance is sent to the server now, so that it is not accepted again without a network. */
  async storePass(pass: SentPass): Promise<void> {
    if (!this.view.device) return;
    await this.store.savePass(pass);
    await this.refresh();
  }

  /** Forgets a pass whose acceptance the server rejected. */
  async dropPass(passId: string): Promise<void> {
    await this.store.deletePass(passId);
    await this.refresh();
  }

  async settle(number: number): Promise<void> {
    const { device } = this.view;
    if (device) await this.store.settle(device.id, number);
    await this.reload();
  }

  /** Reports that another call found the network gone or back. */
  reportConnection(isConnected: boolean): void {
    if (isConnected === this.view.isConnected) return;
    this.change({ isConnected });
    if (isConnected) void this.sync();
  }

  /** Sends what waits and fetches the pack. One attempt runs at a time; a call during an attempt is followed by another one. */
  sync(): Promise<void> {
    this.isHurried = this.trying !== undefined;
    this.trying ??= this.attempt().finally(() => {
      this.trying = undefined;
      if (this.isHurried && !this.isStopped) void this.sync();
    });
    return this.trying;
  }

  private async attempt(): Promise<void> {
    clearTimeout(this.timer);
    let isEnrolled = true;
    try {
      const { device } = await this.store.read();
      isEnrolled = device !== null;
      if (device) await this.tryContact(device);
      await this.reload();
    } catch {
      // The storage fails: the next attempt opens it again.
      this.failures++;
    } finally {
      this.change({ isRead: true, isBusy: false });
      if (isEnrolled) this.plan();
    }
  }

  private async tryContact(device: Device): Promise<void> {
    this.change({ isBusy: true, lastTryAt: this.now() });
    try {
      await this.contact(device);
      this.change({ isConnected: true });
      this.failures = 0;
    } catch (failure) {
      await this.failed(failure, device);
      this.failures++;
    }
  }

  private async contact(device: Device): Promise<void> {
    const began = this.now();
    await sendQueue(this.store, this.api.sync, this.now);
    await this.review(began);
    const { pack, serverTime } = await this.api.pack(device.id);
    await this.program.keepPack(device.id, pack, serverTime);
    const { staff } = this;
    if (staff && staff.vendorId === device.vendorId)
      await this.store.updateDevice(device.id, {
        businessName: staff.businessName,
        person: { id: staff.id, firstName: staff.firstName },
      });
    await this.store.exclusively('send', () => this.store.forget(this.now(), serverTime));
  }

  /** Asks for earlier results again. A failure holds nothing up: the next attempt asks again. */
  private async review(before: number): Promise<void> {
    if (this.now() - this.reviewedAt < REVIEW_EVERY_MS) return;
    try {
      await reviewQueue(this.store, this.api.sync, this.now, before);
      this.reviewedAt = this.now();
    } catch {
      // Results that are already known stay.
    }
  }

  private async failed(failure: unknown, device: Device): Promise<void> {
    if (isWithdrawal(failure)) await this.store.updateDevice(device.id, { isWithdrawn: true });
    this.change({ isConnected: !isUnreachable(failure) });
    // The device remembers the time, so that a clock that is set back is noticed.
    await this.store.saveTime(this.now());
  }

  private plan(): void {
    if (this.isStopped) return;
    const retry = Math.min(FIRST_DELAY_MS * 2 ** Math.max(0, this.failures - 1), MAX_DELAY_MS);
    const isIdle = this.failures === 0 && waiting(this.view.entries).length === 0;
    const pause = isIdle ? IDLE_DELAY_MS : retry;
    this.timer = setTimeout(() => void this.sync(), pause);
    this.change({ nextTryAt: this.now() + pause });
  }

  private async reload(): Promise<void> {
    const state = await this.store.read();
    storeWaitingEntries(waiting(state.entries).length);
    this.change({ ...state, isRead: true, isBusy: false });
  }

  /** Reads the storage again after a change. The change stands even if that fails. */
  private async refresh(): Promise<void> {
    await this.reload().catch(() => undefined);
  }

  private change(part: Partial<DeviceView>): void {
    this.view = { ...this.view, ...part };
    for (const changed of this.listeners) changed();
  }
}
