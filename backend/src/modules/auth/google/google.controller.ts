import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiNotFoundResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { AppError } from '../../../common/errors/app-error.js';
import { RouteMissing } from '../../../common/errors/common.errors.js';
import { ProblemView } from '../../../common/errors/problem.js';
import { LimitRate } from '../../../common/rate-limit/rate-limit.decorator.js';
import { sameSitePath } from '../same-site-path.js';
import { GoogleClient } from './google-client.service.js';
import { GoogleCookie, type GoogleStart } from './google-cookie.service.js';
import { GoogleFailed } from './google.errors.js';
import { SignInWithGoogle } from './sign-in-with-google.use-case.js';

const signInPage = (query: Record<string, string>, returnTo: string): string =>
  `/login?${new URLSearchParams({ ...query, ...(returnTo && { returnTo }) }).toString()}`;

/**
 * Sign-in with Google by plain links, which also work without JavaScript. Without the keys of a Google client, both
 * routes return 404.
 */
@ApiTags('google')
@Controller('auth/google')
@AllowAccess('public')
@ApiNotFoundResponse({ description: '`route.not-found` without keys', type: ProblemView })
export class GoogleController {
  constructor(
    private readonly google: GoogleClient,
    private readonly cookie: GoogleCookie,
    private readonly signIn: SignInWithGoogle,
  ) {}

  /**
   * Begin signing in with Google
   * @remarks Redirects to Google, or to the sign-in page if Google does not respond.
   */
  @Get('start')
  @LimitRate({ name: 'google-start', points: 30, seconds: 60, by: 'visitor' })
  @ApiQuery({
    name: 'returnTo',
    type: String,
    required: false,
    description: 'A path of this site to come back to',
  })
  @ApiFoundResponse({ description: 'To Google, or to the sign-in page' })
  async start(@Query('returnTo') returnTo: unknown, @Res() reply: FastifyReply): Promise<void> {
    const path = sameSitePath(returnTo, '');
    const begun = await this.google.begin().catch(expected);
    if (begun instanceof AppError) return this.explain(begun, path, reply);
    this.cookie.set(reply, { ...begun.challenge, returnTo: path });
    await reply.redirect(begun.url.href, 302);
  }

  /**
   * Finish signing in with Google
   * @remarks Signs in, or creates an account. If the account has a second factor, redirects to the sign-in page to enter it.
   */
  @Get('callback')
  @LimitRate({ name: 'google-callback', points: 30, seconds: 60, by: 'visitor' })
  @ApiFoundResponse({
    description: 'To where the sign-in began, or to the sign-in page with the reason in `google`',
  })
  async callback(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!this.google.isOffered) throw new RouteMissing();
    const start = this.cookie.take(request, reply);
    const path = sameSitePath(start?.returnTo, '');
    const target = await this.targetOf(start, path, request, reply).catch(expected);
    if (target instanceof AppError) return this.explain(target, path, reply);
    await reply.redirect(target, 302);
  }

  private async targetOf(
    start: GoogleStart | null,
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> {
    if (!start) throw new GoogleFailed();
    const profile = await this.google.finish(request.originalUrl, start);
    const language = request.cookies['lang'] === 'ne' ? 'ne' : 'en';
    const session = await this.signIn.run(profile, language, request, reply);
    if (!session) return signInPage({ step: 'code' }, path);
    return path || (session.role === 'customer' ? '/' : '/dashboard');
  }

  /** @param error error whose code ends with the reason for the sign-in page */
  private async explain(error: AppError, path: string, reply: FastifyReply): Promise<void> {
    if (!error.code.startsWith('google.')) throw error;
    await reply.redirect(signInPage({ google: error.code.slice('google.'.length) }, path), 302);
  }
}

/** Returns an expected error as a value; rethrows all others. */
function expected(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}
