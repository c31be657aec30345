/** Position of the primary's write-ahead log, with the state of this instance when it was asked for. */
export interface LogPosition {
  /** Bytes of the log. */
  position: number;
  /** Time at which the position was asked for, in milliseconds of `performance.now()`. */
  at: number;
  /** Generation of the public cache at that time: changes announced until then are before the position. */
  generation: number;
}

/** Positions within a page of the log count as equal, because those of the primary can be rounded to it. */
export const LOG_PAGE_BYTES = 8_192;

/** The positions of the primary of the last seconds. */
export class LogPositions {
  private readonly known: LogPosition[] = [];

  /** @param keepMs positions older than this are dropped */
  constructor(private readonly keepMs: number) {}

  add(position: LogPosition): void {
    this.known.push(position);
    while (this.known[0] && this.known[0].at < position.at - this.keepMs) this.known.shift();
  }

  /** The newest position that a server which has replayed that many bytes contains; undefined if it is older than all. */
  reachedBy(replayed: number): LogPosition | undefined {
    return this.known.findLast(({ position }) => position <= replayed);
  }

  /**
   * True if the primary was not that far when it was asked later: the server has another history.
   * @param at time at which the server was asked
   */
  wereBehind(replayed: number, at: number): boolean {
    const last = this.known.at(-1);
    return last !== undefined && last.at > at && replayed > last.position + LOG_PAGE_BYTES;
  }
}
