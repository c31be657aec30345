import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { routeConfig } from '../http/route-config.js';

export const STEP_UP = 'step-up';

/**
 * The route needs a step-up: the password, a code or a passkey within the last 10 minutes of the session
 * (rule A13). Without one it responds with 403 `auth.step-up-required`. `test/step-up-routes.txt` lists these
 * routes.
 */
export function NeedsStepUp(): ClassDecorator & MethodDecorator {
  return applyDecorators(
    // Fastify checks it before it reads the body.
    routeConfig('needsStepUp', true),
    SetMetadata(STEP_UP, true),
    ApiExtension('x-step-up', true),
  );
}
