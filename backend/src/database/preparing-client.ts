import pg from 'pg';
import type { RequestDeadline } from '../common/connections/request-deadline.js';
import { workContext } from '../common/connections/work-context.js';
import { CLOCK_SHIFT_SETTING, clockShift } from '../common/time/clock-shift.js';
import { cancelStatement } from './cancel-statement.js';
import { StatementNames } from './statement-names.js';

type Query = (...request: unknown[]) => unknown;

export interface PreparingClientConfig extends pg.ClientConfig {
  /** Statements that are sent with the start of each transaction, such as `SET LOCAL lock_timeout = 2000`. */
  transactionSettings?: string;
}

/**
 * A statement that has not ended so long after the time limit and its cancellation is on a silent connection: the other end disappeared
 * without closing it, for example in a failover. The operating system would notice after minutes.
 */
const SILENT_MS = 2_000;

const statements = new StatementNames();

/** Statements that are sent even after the time limit, because they release locks. */
const ENDS_TRANSACTION = new Set<unknown>(['COMMIT', 'ROLLBACK']);

/** The start of a transaction with its settings, and with the shifted time of a test key. */
function beginning(settings: string | undefined): string {
  const shift = clockShift();
  const ownTime = shift === 0 ? undefined : `SET LOCAL ${CLOCK_SHIFT_SETTING} = '${Math.trunc(shift)}'`;
  return ['START TRANSACTION', settings, ownTime].filter(Boolean).join('; ');
}

/** Error with the same code as a statement that PostgreSQL canceled. */
const deadlineError = (): Error =>
  Object.assign(new Error('The time limit of the request is over.'), { code: '57014' });

/**
 * A client that uses named prepared statements for frequent queries, because planning costs most of them more
 * than running, and that cancels the statement of a request at its time limit, and closes its connection if that does not help. A pooler in between must
 * support prepared statements (PgBouncer since 1.21).
 */
export class PreparingClient extends pg.Client {
  constructor(config: PreparingClientConfig = {}) {
    super(config);
    // Without a listener, a broken connection would end the process. Its statements fail anyway.
    this.on('error', () => undefined);
    const ask = this.query.bind(this) as Query;
    const send: Query = (text, values, ...rest) => {
      if (text === 'START TRANSACTION') return ask(beginning(config.transactionSettings), values, ...rest);
      const name = typeof text === 'string' && Array.isArray(values) ? statements.nameOf(text) : undefined;
      return name === undefined ? ask(text, values, ...rest) : ask({ name, text, values }, ...rest);
    };
    this.query = ((...request: unknown[]) =>
      ENDS_TRANSACTION.has(request[0])
        ? this.answered(send(...request))
        : this.withinDeadline(() => send(...request), request.at(-1))) as typeof this.query;
  }

  /** @param last the last argument of the call, which can be a callback: then nobody handles a rejected promise */
  private withinDeadline(send: () => unknown, last: unknown): unknown {
    const deadline = workContext.get()?.deadline;
    if (deadline?.isOver) {
      if (typeof last !== 'function') return Promise.reject(deadlineError());
      return void process.nextTick(last as (error: Error) => void, deadlineError());
    }
    const result = send();
    if (!deadline || !(result instanceof Promise)) return result;
    return this.answered(this.watched(result, deadline));
  }

  /** Closes the connection of a statement that does not end: it and all later ones fail. */
  private answered(result: unknown): unknown {
    const deadline = workContext.get()?.deadline;
    if (!deadline || !(result instanceof Promise)) return result;
    const { stream } = (this as unknown as { connection: { stream: { destroy: () => void } } }).connection;
    const timer = setTimeout(() => stream.destroy(), deadline.leftMs + SILENT_MS).unref();
    return result.finally(() => clearTimeout(timer));
  }

  /** Rejects only after the canceled statement has ended. */
  private async watched(result: Promise<unknown>, deadline: RequestDeadline): Promise<unknown> {
    let canceled: Promise<void> | undefined;
    const unwatch = deadline.watch(() => {
      canceled = cancelStatement(this);
    });
    try {
      return await result;
    } finally {
      unwatch();
      await canceled;
    }
  }
}
