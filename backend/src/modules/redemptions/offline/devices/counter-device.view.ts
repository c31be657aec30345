export type DeviceState = 'active' | 'withdrawn';

/** A device of a counter that accepts codes without a network. */
export class CounterDeviceView {
  id: number;
  name: string;
  /** Null if the branch was removed. */
  branchId: number | null;
  branchName: string | null;
  state: DeviceState;
  /** Maximum number of unsent acceptances of each deal. */
  offlineLimit: number;
  /** Number of the last entry that arrived. */
  lastNumber: number;
  lastContactAt: string;
  enrolledAt: string;
  /** First name. */
  enrolledBy: string | null;
  withdrawnAt: string | null;
  /** Acceptances of this device that do not count because the code was used before. */
  doubles: number;
}
