import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';

/** Who we are to browsers: a passkey made for this host works nowhere else. */
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
