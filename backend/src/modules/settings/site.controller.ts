import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../../common/access/allow-access.decorator.js';
import { ReadsReplicas } from '../../common/connections/uses-connections.decorator.js';
import { PublicResponseCache } from '../../common/http-cache/public-response-cache.js';
import { SiteView } from './site.view.js';
import { SettingsService } from './settings.service.js';
import { siteOf } from './site-settings.js';

@ApiTags('site')
@Controller('site')
@AllowAccess('public')
@ReadsReplicas()
export class SiteController {
  constructor(
    private readonly settings: SettingsService,
    private readonly answers: PublicResponseCache,
  ) {}

  /** Settings of the site */
  @Get()
  @ApiOkResponse({ type: SiteView })
  read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answers.send(request, reply, async () => {
      const values = await this.settings.all();
      const site: SiteView = {
        ...siteOf(values),
        usualPassHours: values['passes.usualHours'],
        bookedAheadPassHours: values['passes.bookedAheadHours'],
        largestPointsWorth: values['points.largestWorth'],
        taxRates: { serviceCharge: values['taxes.serviceCharge'], vat: values['taxes.vat'] },
        caseTimes: {
          answerHours: values['honour.answerHours'],
          decisionDays: values['honour.decisionDays'],
          secondLookDays: values['honour.secondLookDays'],
        },
      };
      return { json: JSON.stringify(site), tags: ['site'] };
    });
  }
}
