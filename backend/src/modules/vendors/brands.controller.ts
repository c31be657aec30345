import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { PublicAnswers } from '../../common/http-cache/public-answers.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { BrandView } from './dto/vendor.view.js';

const BRANDS = `
  SELECT coalesce(json_agg(json_build_object('id', b.id, 'slug', b.slug, 'businessName', b.business_name, 'logo', b.logo,
    'category', b.category, 'city', b.city, 'dealCount', b.deals) ORDER BY b.deals DESC, b.id), '[]')::text AS json
  FROM (
    SELECT v.*, count(d.id)::int AS deals FROM vendors v JOIN listed_deals d ON d.vendor_id = v.id
    GROUP BY v.id ORDER BY count(d.id) DESC, v.id LIMIT 24
  ) b`;

/** Verified businesses that have something on offer, the busiest first. */
@ApiTags('vendors')
@Controller('brands')
@AllowAccess('public')
export class BrandsController {
  constructor(
    private readonly transactions: Transactions,
    private readonly answers: PublicAnswers,
  ) {}

  @Get()
  @ApiOkResponse({ type: [BrandView] })
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answers.send(request, reply, async () => {
      const [row] = await this.transactions.query<{ json: string }>(BRANDS);
      return { json: row?.json ?? '[]', tags: ['vendors', 'deals'] };
    });
  }
}
