import { workContext } from './work-context.js';

/** Data of a replica may be as old as this. */
export const MAX_REPLICA_AGE_MS = 1_000;

/** Follows which data a read got from replicas. */
export interface ReplicaReads {
  /** Generation of the public cache up to which all data is current; Infinity while none came from a replica. */
  generation: number;
}

/** Sends the statements of the work to the primary. */
export const withPrimary = <T>(work: () => T): T => {
  const context = workContext.get();
  return context?.replicaReads ? workContext.run({ ...context, replicaReads: undefined }, work) : work();
};

/** Lets the statements of the work that are outside of transactions read replicas, and notes in `reads` which data they got. */
export const withReplicas = <T>(reads: ReplicaReads, work: () => T): T => {
  const context = workContext.get();
  return context ? workContext.run({ ...context, replicaReads: reads }, work) : work();
};
