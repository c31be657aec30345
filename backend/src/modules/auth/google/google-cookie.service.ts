import type { CookieSerializeOptions } from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../config/config.js';
import type { GoogleChallenge } from './google-client.service.js';

export interface GoogleStart extends GoogleChallenge {
  /** Path of this site; empty when the sign-in began on the sign-in page itself. */
  returnTo: string;
}

/** Seconds between the way to Google and the way back. */
const VALID_SECONDS = 600;

/** Remembers a started sign-in in the browser that started it, so that no other browser can finish it. */
@Injectable()
export class GoogleCookie {
  private readonly name: string;
  private readonly options: CookieSerializeOptions;

  constructor(config: Config) {
    this.name = config.isSecure ? '__Host-dobbar_google' : 'dobbar_google';
    // Lax: the way back from Google is a navigation from another site.
    this.options = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isSecure };
  }

  set(reply: FastifyReply, start: GoogleStart): void {
    const value = Buffer.from(JSON.stringify(start)).toString('base64url');
    reply.setCookie(this.name, value, { ...this.options, maxAge: VALID_SECONDS });
  }

  /** Reads the sign-in and ends it: it can be finished once. @returns null without one */
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
