import os from 'node:os';

/** @returns {{ busy: number, all: number }} milliseconds of all processors of the machine since its start */
export function processorTime(processors = os.cpus()) {
  const sum = { busy: 0, all: 0 };
  for (const { times } of processors) {
    const all = Object.values(times).reduce((total, time) => total + time, 0);
    sum.all += all;
    sum.busy += all - times.idle;
  }
  return sum;
}

/** Returns the share of the machine's processors that was used between two readings, in percent. */
export const busyPercent = (before, after) =>
  after.all > before.all ? Math.round((100 * (after.busy - before.busy)) / (after.all - before.all)) : 0;
