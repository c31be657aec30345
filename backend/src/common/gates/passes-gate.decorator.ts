import { SetMetadata } from '@nestjs/common';
import type { SessionUser } from '../access/session-user.js';
import type { AppError } from '../errors/app-error.js';

export const PASSES_GATE = 'passes-gate';

/** Subject of a request, and the places that it takes. */
export interface GateSubject {
  id: number;
  places: number;
}

export interface PassesGateOptions<Controller> {
  /** Name of a registered gate. */
  gate: string;
  /** Reads the subject from the body, which is not validated yet; null if the gate does not apply. */
  subject: (body: unknown) => GateSubject | null;
  /**
   * Returns the error of a request while all places are taken, by reads alone. The body is not validated yet. Null if only the handler
   * can tell, such as for a customer who has a place already, or for a body that is not valid.
   */
  errorWhenFull?: (controller: Controller, user: SessionUser, body: unknown) => Promise<AppError | null>;
}

/**
 * Bounds the requests of a route for one subject that work at once, before an idempotency key is claimed (rule L7). The route
 * needs a signed-in customer.
 */
export const PassesGate = <Controller>(options: PassesGateOptions<Controller>): MethodDecorator =>
  SetMetadata(PASSES_GATE, options);
