import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../lib/median.mjs';
import { residentMegabytes } from '../lib/cpu.mjs';

const resting = 2000;

/** Measures the time from start to first response, and the memory of the idle process. */
export async function measureStart({ programs, backend, startBaseline, report, rounds }) {
  const own = [];
  const bare = [];
  let megabytes = 0;
  for (let round = 0; round < rounds; round++) {
    bare.push((await startBaseline('bare-nest')).seconds);
    await programs.end('bare-nest');
    const { pid, seconds } = await programs.start(backend);
    own.push(seconds);
    await pause(resting);
    megabytes = residentMegabytes(pid);
    await programs.end(backend.name);
  }
  report.add('start to first answer', median(own), { unit: 's' });
  report.add('start / bare Nest application', median(own) / median(bare), {
    unit: '×',
    bar: { atMost: 4 },
  });
  report.add('memory at rest', megabytes, { unit: 'MB', bar: { atMost: 150 } });
}
