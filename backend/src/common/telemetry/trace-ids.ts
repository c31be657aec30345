/** Reads the id of the trace of the current work; set when telemetry is loaded. */
let readCurrent: () => string | undefined = () => undefined;

const ofRequests = new WeakMap<object, string>();

/** Id of the trace of the current work; undefined without telemetry. */
export const currentTraceId = (): string | undefined => readCurrent();

/** Id of the trace of a request, also where its context is lost; undefined without telemetry. */
export const traceIdOf = (request: object): string | undefined => ofRequests.get(request);

/** Called by the telemetry, so that this code does not load its libraries. */
export function readTraceIdsWith(read: () => string | undefined): void {
  readCurrent = read;
}

export function setTraceId(request: object, traceId: string): void {
  ofRequests.set(request, traceId);
}
