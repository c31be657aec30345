import { ContextValue } from '../context/context-value.js';
import type { ConnectionClass } from './connection-class.js';
import type { ReplicaReads } from './replica-reads.js';
import type { RequestDeadline } from './request-deadline.js';

export interface WorkContext {
  connections: ConnectionClass;
  /** Time limit of a request, at which its statements are canceled; background work has none. */
  deadline?: RequestDeadline;
  /** True for a public read that may show data which is a second old (`@ReadsReplicas`). */
  mayReadReplicas?: boolean;
  /** Set while statements may read replicas. */
  replicaReads?: ReplicaReads | undefined;
}

/**
 * Context of the work that the running code belongs to. Code outside of a request has no context and is
 * background work.
 */
export const workContext = new ContextValue<WorkContext>();

/** Runs the work with connections of that class; the deadline of the request remains. */
export const withConnections = <T>(connections: ConnectionClass, work: () => T): T =>
  workContext.run({ ...workContext.get(), connections }, work);
