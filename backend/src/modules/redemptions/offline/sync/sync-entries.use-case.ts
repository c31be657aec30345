import { Injectable } from '@nestjs/common';
import type { StaffOf } from '../../../../common/access/session-user.js';
import { AppError } from '../../../../common/errors/app-error.js';
import { Clock } from '../../../../common/time/clock.js';
import { Transactions } from '../../../../common/transactions/transactions.js';
import { Overrides } from '../../overrides/overrides.service.js';
import { PassCodes } from '../../passes/pass-codes.service.js';
import { CounterDevices } from '../devices/counter-devices.service.js';
import { type DeviceRow, LOCK_DEVICE } from '../devices/counter-devices.sql.js';
import { deviceKey, isSignedBy } from '../devices/device-key.js';
import { Allowances } from '../pack/allowances.service.js';
import { contactBefore, correctedTime, isLate } from './acceptance.policy.js';
import { ADVANCE, ENTRY, INSERT_ENTRY, type StoredEntry, SYNCED } from './counter-entries.sql.js';
import { type ReadPassToken, refused, SettleAcceptance, type Settled } from './settle-acceptance.use-case.js';
import { SettleUndo } from './settle-undo.use-case.js';
import { claimedNumber, readEntry, type SignedEntry } from './signed-entry.js';
import type { SyncDto } from './sync.dto.js';
import type { SyncedEntryView } from './sync.view.js';

const notStored = (number: number, message: string, expected: number | null = null): SyncedEntryView => ({
  number,
  outcome: 'refused',
  message,
  passId: null,
  customer: null,
  dealTitle: null,
  dealTitleNe: null,
  amount: null,
  saves: null,
  points: 0,
  at: null,
  first: null,
  expected,
});

/** Takes the entries of a device, each in a transaction of its own and in the order of their numbers (rule OF5). */
@Injectable()
export class SyncEntries {
  constructor(
    private readonly transactions: Transactions,
    private readonly devices: CounterDevices,
    private readonly allowances: Allowances,
    private readonly acceptances: SettleAcceptance,
    private readonly undos: SettleUndo,
    private readonly overrides: Overrides,
    private readonly codes: PassCodes,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers each entry; a repeated one has the same effect once and its present outcome. Places that are set
   * aside for the device are given back at the end. Rejects `device.not-found` (404).
   */
  async run(staff: StaffOf, { deviceId, entries }: SyncDto): Promise<SyncedEntryView[]> {
    const device = await this.devices.atCounter(staff, deviceId);
    const key = deviceKey({ x: device.keyX, y: device.keyY });
    if (!key) throw new Error(`Device ${deviceId} has no key of P-256.`);
    const answers: SyncedEntryView[] = [];
    for (const sent of entries) {
      const body = Buffer.from(sent.body, 'base64url');
      const signature = Buffer.from(sent.signature, 'base64url');
      if (!isSignedBy(key, body, signature)) answers.push(notStored(claimedNumber(body), 'entry.signature'));
      else {
        const entry = readEntry(body, signature, deviceId);
        answers.push(
          entry ? await this.one(device, entry) : notStored(claimedNumber(body), 'entry.malformed'),
        );
      }
    }
    await this.transactions.run(async () => {
      const [current] = await this.transactions.query<DeviceRow>(LOCK_DEVICE, [deviceId]);
      // A repeated request stored nothing.
      if (current && current.lastNumber > device.lastNumber) await this.allowances.returnAll(deviceId);
    });
    return answers;
  }

  private one({ id }: DeviceRow, entry: SignedEntry): Promise<SyncedEntryView> {
    const token = entry.content?.kind === 'accept' ? this.tokenOf(entry.content.token) : null;
    return this.transactions.run(async () => {
      const [device] = await this.transactions.query<DeviceRow>(LOCK_DEVICE, [id]);
      if (!device) throw new Error(`Device ${id} is gone.`);
      if (entry.number <= device.lastNumber) return this.again(device, entry);
      const previous = device.lastHash?.toString('base64url') ?? '';
      if (entry.number !== device.lastNumber + 1 || entry.previous !== previous)
        return notStored(entry.number, 'entry.chain', device.lastNumber + 1);
      const at = correctedTime(entry.times, device, this.clock.now());
      await this.store(device, entry, at, await this.settle(device, entry, token, at));
      return this.answer(device, entry.number);
    });
  }

  private async again(device: DeviceRow, entry: SignedEntry): Promise<SyncedEntryView> {
    const [stored] = await this.transactions.query<StoredEntry>(ENTRY, [device.id, entry.number]);
    if (!stored?.hash.equals(entry.hash))
      return notStored(entry.number, 'entry.chain', device.lastNumber + 1);
    return this.answer(device, entry.number);
  }

  private async settle(
    device: DeviceRow,
    entry: SignedEntry,
    token: ReadPassToken,
    at: Date,
  ): Promise<Settled> {
    const { content } = entry;
    if (!content) return refused('entry.malformed');
    const arrival = this.clock.now();
    if (device.withdrawnAt && (at > device.withdrawnAt || isLate(device.withdrawnAt, arrival)))
      return refused('entry.device-withdrawn');
    if (content.kind === 'undo') return this.undos.run(device, content, { at, arrival });
    const contactAt = contactBefore(entry.times, device, at);
    return this.acceptances.run(device, content, token, { at, arrival, contactAt });
  }

  private async store(device: DeviceRow, entry: SignedEntry, at: Date, settled: Settled): Promise<void> {
    const { body, signature, hash, number, content } = entry;
    const [stored] = await this.transactions.query<{ id: string }>(INSERT_ENTRY, [
      device.id,
      number,
      content?.kind ?? 'accept',
      body,
      signature,
      hash,
      device.branchId,
      content?.person ?? null,
      settled.passRow ?? null,
      content?.kind === 'undo' ? content.undoes : null,
      at,
      settled.amount ?? null,
      settled.outcome,
      settled.message,
      settled.place ?? null,
      settled.wasCancelled ?? false,
      settled.refund ?? null,
      settled.overtakenAt ?? null,
      content?.kind === 'accept' ? content.paidWith : null,
    ]);
    await this.transactions.query(ADVANCE, [device.id, number, hash, at]);
    if (stored) await this.recordOverride(device, stored.id, entry, at, settled);
  }

  private async recordOverride(
    device: DeviceRow,
    entryId: string,
    { content }: SignedEntry,
    at: Date,
    { override, passRow, outcome }: Settled,
  ): Promise<void> {
    if (!override || passRow === undefined || !content) return;
    const { vendorId, branchId } = device;
    const counts = outcome === 'confirmed';
    await this.overrides.record(override, {
      ...{ vendorId, branchId, passRow, entryId, at, counts },
      personId: content.person,
    });
  }

  private async answer(device: DeviceRow, number: number): Promise<SyncedEntryView> {
    const [view] = await this.transactions.query<SyncedEntryView>(SYNCED, [device.id, number]);
    if (!view) throw new Error(`Entry ${number} of device ${device.id} was not stored.`);
    return view;
  }

  /** @returns null for a text that none of the server's keys signed */
  private tokenOf(text: string): ReadPassToken {
    try {
      const code = this.codes.read(text);
      return code.kind === 'signed' ? code : null;
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }
}
