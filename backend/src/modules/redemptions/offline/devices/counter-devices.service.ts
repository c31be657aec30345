import { Injectable } from '@nestjs/common';
import type { SessionUser, StaffOf } from '../../../../common/access/session-user.js';
import { InvalidRequest } from '../../../../common/errors/common.errors.js';
import { violates } from '../../../../common/errors/constraint.js';
import { Outbox } from '../../../../common/outbox/outbox.js';
import { Transactions } from '../../../../common/transactions/transactions.js';
import { AuditService } from '../../../audit/index.js';
import { BranchesService } from '../../../vendors/index.js';
import { DeviceKeyUsed, DeviceMissing, TooManyDevices } from './counter-device.errors.js';
import type { ChangeDeviceDto, EnrolDeviceDto } from './counter-device.dto.js';
import type { CounterDeviceView } from './counter-device.view.js';
import {
  CHANGE_DEVICE,
  DEVICE,
  DEVICES,
  type DeviceRow,
  ENROL,
  ONE_DEVICE,
  WITHDRAW,
} from './counter-devices.sql.js';
import { deviceKey } from './device-key.js';

/** Somebody who belongs to one branch has the devices of that branch. */
function assertManages(staff: StaffOf, branchId?: number | null): void {
  if (branchId !== undefined && staff.branchId !== null && staff.branchId !== branchId)
    throw new DeviceMissing();
}

/** Devices of counters that accept codes without a network (rules OF1 and OF2). */
@Injectable()
export class CounterDevices {
  constructor(
    private readonly transactions: Transactions,
    private readonly branches: BranchesService,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
  ) {}

  list(staff: StaffOf): Promise<CounterDeviceView[]> {
    assertManages(staff);
    return this.transactions.query<CounterDeviceView>(DEVICES, [staff.vendorId, staff.branchId]);
  }

  /** Rejects `device.not-found` (404), also for a device of another business or branch. */
  async one(staff: StaffOf, id: number): Promise<CounterDeviceView> {
    assertManages(staff);
    const [device] = await this.transactions.query<CounterDeviceView>(ONE_DEVICE, [id, staff.vendorId]);
    if (!device) throw new DeviceMissing();
    assertManages(staff, device.branchId);
    return device;
  }

  /** The device for its counter. Rejects `device.not-found` (404), also for staff of another branch. */
  async atCounter(staff: StaffOf, id: number): Promise<DeviceRow> {
    const [device] = await this.transactions.query<DeviceRow>(DEVICE, [id, staff.vendorId]);
    if (!device) throw new DeviceMissing();
    return device;
  }

  /**
   * Enrols a device for one branch. Rejects `branch.not-found` (404), `device.too-many` and `device.key-used`
   * (409), and a key that is no point of P-256 (400).
   */
  async enrol(user: SessionUser, staff: StaffOf, form: EnrolDeviceDto): Promise<CounterDeviceView> {
    assertManages(staff);
    if (!deviceKey(form.publicKey))
      throw new InvalidRequest({
        errors: [{ field: 'publicKey', message: 'This is not a public key of P-256.' }],
      });
    return this.transactions.run(async () => {
      await this.branches.one(staff.vendorId, form.branchId);
      assertManages(staff, form.branchId);
      const id = await this.takePlace(user, staff, form);
      await this.audit.write({
        actorId: user.id,
        action: 'device.enrolled',
        subjectType: 'vendor',
        subjectId: staff.vendorId,
        after: { deviceId: id, branchId: form.branchId },
      });
      await this.outbox.publish('device.enrolled', { deviceId: id, vendorId: staff.vendorId });
      return this.one(staff, id);
    });
  }

  private async takePlace(user: SessionUser, staff: StaffOf, form: EnrolDeviceDto): Promise<number> {
    const { name, branchId, publicKey } = form;
    // The unique index on places is the guarantee; with the lock each request finds a free one.
    await this.transactions.lock(`counter devices of branch ${branchId}`);
    const [made] = await this.transactions
      .query<{ id: number }>(ENROL, [staff.vendorId, branchId, name, publicKey.x, publicKey.y, user.id])
      .catch((error: unknown) => {
        throw violates(error, 'counter_devices_key') ? new DeviceKeyUsed() : error;
      });
    if (!made) throw new TooManyDevices();
    return made.id;
  }

  /** Changes the name or the offline limit. Rejects `device.not-found` (404). */
  async change(
    user: SessionUser,
    staff: StaffOf,
    id: number,
    changes: ChangeDeviceDto,
  ): Promise<CounterDeviceView> {
    return this.transactions.run(async () => {
      const before = await this.one(staff, id);
      await this.transactions.query(CHANGE_DEVICE, [id, changes.name ?? null, changes.offlineLimit ?? null]);
      await this.audit.write({
        actorId: user.id,
        action: 'device.changed',
        subjectType: 'vendor',
        subjectId: staff.vendorId,
        before: { deviceId: id, offlineLimit: before.offlineLimit },
        after: { deviceId: id, offlineLimit: changes.offlineLimit ?? before.offlineLimit },
      });
      return this.one(staff, id);
    });
  }

  /** Withdraws a device: it takes effect at its next contact. Rejects `device.not-found` (404). */
  async withdraw(user: SessionUser, staff: StaffOf, id: number): Promise<void> {
    await this.transactions.run(async () => {
      await this.one(staff, id);
      await this.take(user.id, id);
    });
  }

  /** Withdraws a device by an admin. Rejects `device.not-found` (404) for a device that is not active. */
  async withdrawByAdmin(adminId: number, id: number, reason?: string): Promise<void> {
    await this.transactions.run(async () => {
      if (!(await this.take(adminId, id, reason))) throw new DeviceMissing();
    });
  }

  private async take(actorId: number, id: number, reason?: string): Promise<boolean> {
    const [device] = await this.transactions.query<{ vendorId: number }>(WITHDRAW, [id, actorId]);
    if (!device) return false;
    await this.audit.write({
      actorId,
      action: 'device.withdrawn',
      subjectType: 'vendor',
      subjectId: device.vendorId,
      after: { deviceId: id, ...(reason && { reason }) },
    });
    await this.outbox.publish('device.withdrawn', { deviceId: id, vendorId: device.vendorId });
    return true;
  }
}
