import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../config/config.js';
import { MalformedRequest } from '../errors/common.errors.js';

/** Idempotency key of a request. */
export interface RequestKey {
  /** Who the key belongs to. */
  scope: string;
  key: string;
  /** One hash of the request for each version of the secret; the first one is stored. */
  hashes: readonly Buffer[];
}

/** Reads idempotency keys from requests. */
@Injectable()
export class RequestKeys {
  constructor(private readonly config: Config) {}

  /**
   * @returns undefined for a request without a key
   * @throws request.malformed (400)
   */
  of(request: FastifyRequest): RequestKey | undefined {
    const key = request.headers['idempotency-key'];
    if (key === undefined) return undefined;
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
      throw new MalformedRequest({}, 'The Idempotency-Key is not valid.');
    return { scope: scopeOf(request), key, hashes: this.hashesOf(request) };
  }

  /**
   * A keyed hash, because a body may contain a password: without the key, guesses cannot be compared with the
   * stored hashes.
   */
  private hashesOf({ method, url, body }: FastifyRequest): Buffer[] {
    const text = `idempotency\0${method} ${url}\n${JSON.stringify(body ?? null)}`;
    return this.config.codeSecrets
      .keys('repeated requests')
      .map((key) => createHmac('sha256', key).update(text).digest());
  }
}

/** A visitor without the cookie yet has only the address. */
const scopeOf = ({ sessionUser, visitor, ip }: FastifyRequest): string =>
  sessionUser?.apiKey
    ? `key:${sessionUser.apiKey.id}`
    : sessionUser
      ? `user:${sessionUser.id}`
      : visitor
        ? `visitor:${visitor}`
        : `address:${ip}`;
