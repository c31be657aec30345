import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { routeConfig } from '../http/route-config.js';

export const FOR_ENROLMENT = 'for-enrolment';

/**
 * The route is also open to an admin who has to enrol a second factor first (rule A17). All other routes
 * respond with 403 `auth.second-factor-required`. `test/enrolment-routes.txt` lists these routes.
 */
export function ForEnrolment(): ClassDecorator & MethodDecorator {
  return applyDecorators(
    // Fastify checks it before it reads the body.
    routeConfig('isForEnrolment', true),
    SetMetadata(FOR_ENROLMENT, true),
    ApiExtension('x-for-enrolment', true),
  );
}
