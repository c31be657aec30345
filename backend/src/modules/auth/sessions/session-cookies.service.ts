import type { CookieSerializeOptions } from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SIGNED_IN_COOKIE } from '../../../common/access/sessions.port.js';
import { Config } from '../../../config/config.js';

/** Cookie between the two steps of a sign-in. Grants no access. */
const SECOND_FACTOR = 'dobbar_second_factor';

@Injectable()
export class SessionCookies {
  /** `__Host-` binds the cookie to this host over TLS. It is not possible with plain http on localhost. */
  readonly name: string;
  private readonly options: CookieSerializeOptions;

  constructor(config: Config) {
    this.name = config.isSecure ? '__Host-dobbar_sid' : 'dobbar_sid';
    this.options = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isSecure };
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.name];
  }

  /** @param maxAge seconds */
  set(reply: FastifyReply, sid: string, maxAge: number): void {
    reply.setCookie(this.name, sid, { ...this.options, maxAge });
    reply.setCookie(SIGNED_IN_COOKIE, '1', { ...this.options, httpOnly: false, maxAge });
  }

  readSecondFactor(request: FastifyRequest): string | undefined {
    return request.cookies[SECOND_FACTOR];
  }

  /** @param maxAge seconds */
  setSecondFactor(reply: FastifyReply, token: string, maxAge: number): void {
    reply.setCookie(SECOND_FACTOR, token, { ...this.options, sameSite: 'strict', path: '/api/auth', maxAge });
  }

  clearSecondFactor(reply: FastifyReply): void {
    reply.clearCookie(SECOND_FACTOR, { ...this.options, sameSite: 'strict', path: '/api/auth' });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.name, this.options);
    reply.clearCookie(SIGNED_IN_COOKIE, { ...this.options, httpOnly: false });
  }
}
