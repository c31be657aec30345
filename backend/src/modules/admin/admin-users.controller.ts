import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { AdminListsService } from './admin-lists.service.js';
import { AdminUsersQuery } from './dto/admin.dto.js';
import { AdminOverviewView, AdminUserView } from './dto/admin.view.js';

@ApiTags('admin')
@Controller('admin')
@AllowAccess('admin')
export class AdminUsersController {
  constructor(private readonly lists: AdminListsService) {}

  @Get('overview')
  overview(): Promise<AdminOverviewView> {
    return this.lists.overview();
  }

  @Get('users')
  async list(
    @Query() query: AdminUsersQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminUserView[]> {
    const page = await this.lists.users(query, request.url);
    reply.headers(page.headers);
    return page.rows;
  }
}
