import { routeConfig } from '../http/route-config.js';
import type { ConnectionClass } from './connection-class.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Connection class of the route. Without it, public reads use `public` and all other routes `request`. */
    connections?: ConnectionClass;
    /** Uploads, exports and calls that wait for a gateway: 60 s instead of 10 s. */
    isLong?: boolean;
    /** Set by `@ReadsReplicas`. */
    readsReplicas?: boolean;
  }
}

/** Sets the connection class of a class or method. */
export const UsesConnections = (connections: ConnectionClass): ClassDecorator & MethodDecorator =>
  routeConfig('connections', connections);

/** Sets the 60 s time limit on a class or method: uploads, exports and calls that wait for a gateway. */
export const TakesLong = (): ClassDecorator & MethodDecorator => routeConfig('isLong', true);

/**
 * Declares public reads of a class or method whose bodies may be a second old, so that replicas of the database answer them (ADR 118).
 * Requests of signed-in users and requests with a key read the primary. `test/replica-routes.txt` lists these routes.
 */
export const ReadsReplicas = (): ClassDecorator & MethodDecorator => routeConfig('readsReplicas', true);
