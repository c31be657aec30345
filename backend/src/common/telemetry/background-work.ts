/** Work that was not started by a request. */
export interface BackgroundWork<T> {
  /** Constant of the code, such as `job DealCovers`: nothing of the data. */
  name: string;
  run: () => Promise<T>;
  /** True if the work found nothing to do, so that its trace is not sent. */
  isIdle?: (result: T, durationMs: number) => boolean;
}

type Trace = <T>(work: BackgroundWork<T>) => Promise<T>;

let trace: Trace = ({ run }) => run();

/** Runs background work as a trace of its own; without telemetry it only runs it. */
export const traced = <T>(work: BackgroundWork<T>): Promise<T> => trace(work);

/** Called by the telemetry, so that this code does not load its libraries. */
export function traceWorkWith(next: Trace): void {
  trace = next;
}
