import { Injectable } from '@nestjs/common';

/** The time. Rules take it as an argument; services ask here, so that a test can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
