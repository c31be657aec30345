/** A shift of 12 hours at a device. */
export class CounterShiftView {
  /** Names its person with each acceptance. */
  shiftId: string;
}
