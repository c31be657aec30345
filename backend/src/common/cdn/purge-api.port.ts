/** Purges stored responses of a content delivery network. */
export interface PurgeApi {
  /** Maximum number of tags in one call. */
  readonly maxTags: number;
  /** Least time between two calls, in milliseconds. */
  readonly pauseMs: number;
  /**
   * Removes everything with one of these tags. The repetition of a purge is no error.
   * @param signal ends the call
   * @throws PurgeRejected unless the network has acknowledged it; errors of the connection
   */
  purge(tags: readonly string[], signal: AbortSignal): Promise<void>;
}

/** The network answered, but has not purged. */
export class PurgeRejected extends Error {
  /** @param retryAfterMs time after which it accepts calls again, in milliseconds; 0 if it names none */
  constructor(
    reason: string,
    readonly retryAfterMs = 0,
  ) {
    super(reason);
  }

  static by(response: Response): PurgeRejected {
    const seconds = Number(response.headers.get('retry-after'));
    return new PurgeRejected(`status ${response.status}`, Number.isFinite(seconds) ? seconds * 1_000 : 0);
  }
}
