import type { FastifyRequest } from 'fastify';

const BEARER = /^bearer +(\S+)$/i;

/** Returns the credential of `Authorization: Bearer`; undefined without one. Other schemes are not read. */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  BEARER.exec(headers.authorization?.trim() ?? '')?.[1];
