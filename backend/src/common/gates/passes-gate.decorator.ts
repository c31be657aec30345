import { SetMetadata } from '@nestjs/common';

export const PASSES_GATE = 'passes-gate';

/** Subject of a request, and the places that it takes. */
export interface GateSubject {
  id: number;
  places: number;
}

export interface PassesGateOptions {
  /** Name of a registered gate. */
  gate: string;
  /** Reads the subject from the body, which is not validated yet; null if the gate does not apply. */
  subject: (body: unknown) => GateSubject | null;
}

/**
 * Bounds the requests of a route for one subject that work at once, before an idempotency key is claimed (rule L7). The route
 * needs a signed-in customer.
 */
export const PassesGate = (options: PassesGateOptions): MethodDecorator => SetMetadata(PASSES_GATE, options);
