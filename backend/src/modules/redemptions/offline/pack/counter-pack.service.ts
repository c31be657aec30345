import { Injectable } from '@nestjs/common';
import type { StaffOf } from '../../../../common/access/session-user.js';
import { Clock } from '../../../../common/time/clock.js';
import { Transactions } from '../../../../common/transactions/transactions.js';
import { StaffPins } from '../../../vendors/index.js';
import { PassCodes } from '../../passes/pass-codes.service.js';
import { CounterSettings } from '../../settings/counter-settings.service.js';
import { DeviceMissing, DeviceWithdrawn } from '../devices/counter-device.errors.js';
import { type DeviceRow, LOCK_DEVICE } from '../devices/counter-devices.sql.js';
import { CounterDevices } from '../devices/counter-devices.service.js';
import { Allowances } from './allowances.service.js';
import {
  NOTE_CONTACT,
  NOTE_PEOPLE,
  PACK_BRANCH,
  PACK_DEALS,
  PACK_PASSES,
  PACK_PEOPLE,
  type PackDealRow,
} from './counter-pack.sql.js';
import type { CounterPackView, PackBranchView, PackDealView, PackPersonView } from './counter-pack.view.js';
import { BOUGHT_ABOVE, CLOCK_TOLERANCE_SECONDS, PACK_HOURS } from './pack-limits.js';

/** What a counter keeps to accept codes without a network (rule OF3). */
@Injectable()
export class CounterPack {
  constructor(
    private readonly transactions: Transactions,
    private readonly devices: CounterDevices,
    private readonly allowances: Allowances,
    private readonly codes: PassCodes,
    private readonly pins: StaffPins,
    private readonly settings: CounterSettings,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the pack and notes the contact; places are set aside with it. Rejects `device.not-found` (404),
   * also for staff of another branch, and `device.withdrawn` (410).
   */
  async read(staff: StaffOf, deviceId: number): Promise<CounterPackView> {
    await this.devices.atCounter(staff, deviceId);
    return this.transactions.run(async () => {
      const [device] = await this.transactions.query<DeviceRow>(LOCK_DEVICE, [deviceId]);
      if (!device) throw new DeviceMissing();
      if (device.withdrawnAt || device.branchId === null) throw new DeviceWithdrawn();
      if (staff.branchId !== null && staff.branchId !== device.branchId) throw new DeviceMissing();
      await this.transactions.query(NOTE_CONTACT, [deviceId]);
      return this.pack(device);
    });
  }

  private async pack(device: DeviceRow): Promise<CounterPackView> {
    const { vendorId, branchId } = device;
    const people = await this.transactions.query<Omit<PackPersonView, 'pin'>>(PACK_PEOPLE, [
      vendorId,
      branchId,
    ]);
    const ids = people.map(({ id }) => id);
    await this.transactions.query(NOTE_PEOPLE, [vendorId, ids]);
    const pins = await this.pins.verifiersOf(vendorId, ids);
    const [branch] = await this.transactions.query<PackBranchView>(PACK_BRANCH, [branchId]);
    const passes = await this.transactions.query<{ id: string; isUsed: boolean }>(PACK_PASSES, [vendorId]);
    const deals = await this.transactions.query<PackDealView & PackDealRow>(PACK_DEALS, [vendorId]);
    await this.allowances.grant(device, deals);
    return {
      serverTime: this.clock.now().toISOString(),
      device: {
        id: device.id,
        name: device.name,
        branchId,
        state: 'active',
        lastNumber: device.lastNumber,
        lastHash: device.lastHash?.toString('base64url') ?? '',
      },
      keys: this.codes.publicKeys().map((key) => ({ ...key, validFrom: null, validUntil: null })),
      deals: deals.map(({ isLimited: _l, hasRoom: _r, ...deal }) => deal),
      branch: branch as PackBranchView,
      people: people.map((person) => ({ ...person, pin: pins.get(person.id) ?? null })),
      allowances: deals.map(({ id }) => ({ dealId: id, left: device.offlineLimit })),
      limits: {
        maxAgeHours: PACK_HOURS,
        clockToleranceSeconds: CLOCK_TOLERANCE_SECONDS,
        boughtAbove: BOUGHT_ABOVE,
        idleMinutes: (await this.settings.of(vendorId)).idleMinutes,
      },
      used: passes.filter(({ isUsed }) => isUsed).map(({ id }) => id),
      cancelled: passes.filter(({ isUsed }) => !isUsed).map(({ id }) => id),
    };
  }
}
