import { statfs } from 'node:fs/promises';

/**
 * Measured with a million deals on two cores: 2.6 GB at the end and 28 minutes. Twice the disk space is
 * required, for PostgreSQL's write-ahead log.
 */
const BYTES_PER_DEAL = 5_000;
const MS_PER_DEAL = 1.8;
const GB = 1_000_000_000;
const MINUTE_MS = 60_000;

const gigabytes = (bytes: number): string => `${(bytes / GB).toFixed(1)} GB`;

/** @returns text about the time and disk space that further deals need */
export function scaleNeeds(deals: number): string {
  const minutes = Math.max(1, Math.round((deals * MS_PER_DEAL) / MINUTE_MS));
  const time = minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
  return `${deals} further deals take ${time} and ${gigabytes(deals * BYTES_PER_DEAL)} of disk.`;
}

/**
 * @param folder on the disk of the database; undefined when the database runs on another machine, where the
 * disk cannot be checked
 * @throws if the disk has less space than the deals need
 */
export async function assertDiskHolds(deals: number, folder: string | undefined): Promise<void> {
  if (!folder) return;
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < deals * BYTES_PER_DEAL)
    throw new Error(`The disk of ${folder} has ${gigabytes(free)} left. Nothing was changed.`);
}
