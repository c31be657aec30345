import { DiscoveryService } from '@nestjs/core';

export interface JobOptions {
  /** Time between two starts, in milliseconds. */
  everyMs: number;
  /** True if it also runs with `BACKGROUND_WORK=off`, because its work is that of the instance. */
  isOfInstance?: boolean;
  /** True if it also runs when the instance starts. */
  atStart?: boolean;
  /** True if a run may begin before the one before has ended. */
  mayOverlap?: boolean;
  /** True if it begins traces of its own, such as one for each batch. */
  tracesItself?: boolean;
}

/** Metadata of a method that `JobScheduler` runs. */
export const JobMethod = DiscoveryService.createDecorator<JobOptions>();

/**
 * Runs a method again and again: `JobScheduler` gives it a trace, metrics and a log of its failures.
 * @param everyMs time between two starts, in milliseconds
 */
export const Job = (everyMs: number, options: Omit<JobOptions, 'everyMs'> = {}): MethodDecorator =>
  JobMethod({ everyMs, ...options });
