import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';

/** Identity of this site towards browsers: a passkey created for this host works on no other. */
@Injectable()
export class RelyingParty {
  readonly id: string;
  readonly origin: string;

  constructor(config: Config) {
    const { hostname, origin } = new URL(config.publicUrl);
    this.id = hostname;
    this.origin = origin;
  }
}
