import { routeConfig } from '../http/route-config.js';
import type { ConnectionClass } from './connection-class.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which connections the route works with; without it public reads are told apart from all others. */
    connections?: ConnectionClass;
    /** Uploads, exports and calls that wait for a gateway: 60 s instead of 10 s. */
    isLong?: boolean;
  }
}

/** Lets a class or method work with the connections of that class. */
export const UsesConnections = (connections: ConnectionClass): ClassDecorator & MethodDecorator =>
  routeConfig('connections', connections);

/** Gives a class or method the time limit of uploads and exports; also for calls that wait for a gateway. */
export const TakesLong = (): ClassDecorator & MethodDecorator => routeConfig('isLong', true);
