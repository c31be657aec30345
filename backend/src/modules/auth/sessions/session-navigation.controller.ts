import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { ForeignOrigin } from '../../../common/errors/common.errors.js';
import { sameSitePath } from '../same-site-path.js';
import { SessionsService } from './sessions.service.js';

/** Sign-in and sign-out as plain links. */
@ApiTags('auth')
@Controller()
@AllowAccess('public')
export class SessionNavigationController {
  constructor(private readonly sessions: SessionsService) {}

  /** Redirect to the sign-in page */
  @Get('login')
  @ApiQuery({
    name: 'returnTo',
    type: String,
    required: false,
    description: 'A path of this site to come back to',
  })
  @ApiFoundResponse({ description: 'To the sign-in page' })
  async login(@Query('returnTo') returnTo: unknown, @Res() reply: FastifyReply): Promise<void> {
    const path = sameSitePath(returnTo, '');
    await reply.redirect(path ? `/login?returnTo=${encodeURIComponent(path)}` : '/login', 302);
  }

  /** Sign out and redirect to the home page */
  @Get('logout')
  @ApiFoundResponse({ description: 'To the home page, signed out' })
  async logout(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new ForeignOrigin();
    await this.sessions.close(request, reply);
    await reply.redirect('/', 302);
  }
}
