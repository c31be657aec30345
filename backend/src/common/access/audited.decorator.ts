import { ApiExtension } from '@nestjs/swagger';

/**
 * Declares the action that a route writes to the audit log, exactly once per call that changed something.
 * Required on every admin route that changes something.
 * @param action `<subject>.<verb>`, such as `deal.approved`
 */
export const Audited = (action: `${string}.${string}`): MethodDecorator => ApiExtension('x-audited', action);
