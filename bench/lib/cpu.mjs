import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const tick = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Returns [parent, own, of ended children] of a process; the times are processor time in milliseconds. */
function timesOf(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return {
    parent: fields[1],
    own: (fields[11] + fields[12]) * tick,
    ended: (fields[13] + fields[14]) * tick,
  };
}

/** Returns the processor time of one process so far, in milliseconds. */
export const cpuOf = (pid) => timesOf(pid).own;

/** Returns the processor time of a process, its children and its ended children, in milliseconds. */
export function cpuOfFamily(pid) {
  const { own, ended } = timesOf(pid);
  return own + ended + childrenOf(pid).reduce((sum, times) => sum + times.own, 0);
}

function childrenOf(pid) {
  const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((name) => {
    try {
      const times = timesOf(name);
      return times.parent === pid ? [times] : [];
    } catch {
      return [];
    }
  });
}

export function residentMegabytes(pid) {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024;
}
