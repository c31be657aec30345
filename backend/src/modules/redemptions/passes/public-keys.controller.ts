import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { PublicKeysView } from '../counter/counter.view.js';
import { PassCodes } from './pass-codes.service.js';

@ApiTags('redemptions')
@Controller('.well-known/redemption-keys')
@AllowAccess('public')
export class PublicKeysController {
  constructor(private readonly codes: PassCodes) {}

  /** Keys that verify signed codes */
  @Get()
  @Header('cache-control', 'public, max-age=300')
  list(): PublicKeysView {
    return { keys: this.codes.publicKeys() };
  }
}
