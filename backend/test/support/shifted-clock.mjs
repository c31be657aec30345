/** Preloaded into a process: its clock is `CLOCK_SHIFT_MS` ahead of the machine's. */
const shiftMs = Number(process.env.CLOCK_SHIFT_MS);
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shiftMs);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + shiftMs;
  }
}

globalThis.Date = ShiftedDate;
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + shiftMs });
