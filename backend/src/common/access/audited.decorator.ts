import { ApiExtension } from '@nestjs/swagger';

/**
 * Names the act that a route leaves in the audit log, exactly once per call that changed something. Every route of admins that
 * changes something has it.
 * @param action `<subject>.<verb>`, such as `deal.approved`
 */
export const Audited = (action: `${string}.${string}`): MethodDecorator => ApiExtension('x-audited', action);
