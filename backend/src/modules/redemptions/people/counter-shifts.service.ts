import { Injectable } from '@nestjs/common';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { StaffMissing, StaffPins } from '../../vendors/index.js';
import { DeviceMissing, DeviceWithdrawn } from '../offline/devices/counter-device.errors.js';
import { CounterDevices } from '../offline/devices/counter-devices.service.js';
import type { AtCounter } from '../counter/counter-passes.service.js';
import type { BeginShiftDto } from './counter-shift.dto.js';
import { ShiftEnded } from './counter-shift.errors.js';
import type { CounterShiftView } from './counter-shift.view.js';
import { BEGIN, IS_AT_BRANCH, PERSON_OF_SHIFT } from './counter-shifts.sql.js';

/** Person whom an acceptance names. */
export type CounterPerson = Pick<SessionUser, 'id' | 'firstName'>;

/** Shifts of people who share one device (rule CS2). */
@Injectable()
export class CounterShifts {
  constructor(
    private readonly transactions: Transactions,
    private readonly devices: CounterDevices,
    private readonly pins: StaffPins,
  ) {}

  /**
   * Begins a shift with a PIN. Rejects `device.not-found`, `staff.not-found` (404), `device.withdrawn` (410),
   * `pin.wrong` (403), `pin.locked` (429) and `pin.not-set` (409).
   */
  async begin(
    user: SessionUser,
    staff: StaffOf,
    { deviceId, userId, pin }: BeginShiftDto,
  ): Promise<CounterShiftView> {
    const device = await this.devices.atCounter(staff, deviceId);
    if (device.withdrawnAt) throw new DeviceWithdrawn();
    if (staff.branchId !== null && staff.branchId !== device.branchId) throw new DeviceMissing();
    const { vendorId } = staff;
    const known = await this.transactions.query(IS_AT_BRANCH, [vendorId, device.branchId, userId]);
    if (known.length === 0) throw new StaffMissing();
    await this.pins.verify(user.id, vendorId, userId, pin);
    const [shift] = await this.transactions.query<CounterShiftView>(BEGIN, [deviceId, userId]);
    return shift as CounterShiftView;
  }

  /**
   * The person whom an acceptance names: of the shift, else who is signed in. A shift is valid at the branch of its
   * device, until the PIN of its person changes. Rejects `shift.ended` (409).
   */
  async person(
    { user, staff: { vendorId } }: Pick<AtCounter, 'user' | 'staff'>,
    branchId: number | null,
    shiftId: string | undefined,
  ): Promise<CounterPerson> {
    if (shiftId === undefined) return user;
    const [shift] = await this.transactions.query<CounterPerson & { beganAt: string }>(PERSON_OF_SHIFT, [
      shiftId,
      vendorId,
      branchId,
    ]);
    if (!shift || !(await this.pins.hasPinSince(vendorId, shift.id, shift.beganAt))) throw new ShiftEnded();
    return { id: shift.id, firstName: shift.firstName };
  }
}
