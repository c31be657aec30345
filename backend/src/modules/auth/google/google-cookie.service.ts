import type { CookieSerializeOptions } from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../config/config.js';
import type { GoogleChallenge } from './google-client.service.js';

export interface GoogleStart extends GoogleChallenge {
  /** Path of this site to return to; empty if the sign-in began on the sign-in page. */
  returnTo: string;
}

/** Maximum time between the redirect to Google and the callback. */
const VALID_SECONDS = 600;

/** Cookie of a started sign-in, so that only the browser that started it can finish it. */
@Injectable()
export class GoogleCookie {
  private readonly name: string;
  private readonly options: CookieSerializeOptions;

  constructor(config: Config) {
    this.name = config.isSecure ? '__Host-dobbar_google' : 'dobbar_google';
    // Lax, because the callback is a navigation from another site.
    this.options = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isSecure };
  }

  set(reply: FastifyReply, start: GoogleStart): void {
    const value = Buffer.from(JSON.stringify(start)).toString('base64url');
    reply.setCookie(this.name, value, { ...this.options, maxAge: VALID_SECONDS });
  }

  /** Returns the started sign-in and clears the cookie, so that it can be finished only once; null without one. */
  take(request: FastifyRequest, reply: FastifyReply): GoogleStart | null {
    const value = request.cookies[this.name];
    if (!value) return null;
    reply.clearCookie(this.name, this.options);
    return parsed(Buffer.from(value, 'base64url').toString());
  }
}

function parsed(text: string): GoogleStart | null {
  try {
    const start = JSON.parse(text) as Partial<Record<keyof GoogleStart, unknown>>;
    const { state, nonce, verifier, returnTo } = start;
    const isWhole = [state, nonce, verifier, returnTo].every((part) => typeof part === 'string');
    return isWhole ? (start as unknown as GoogleStart) : null;
  } catch {
    return null;
  }
}
