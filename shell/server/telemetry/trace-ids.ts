const ids = new WeakMap<object, string>();

/** Id of the trace of a request; undefined without telemetry. */
export const traceIdOf = (request: object): string | undefined => ids.get(request);

/** Called by the telemetry, which is a file of its own in the build. */
export function setTraceId(request: object, traceId: string): void {
  ids.set(request, traceId);
}
