import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Metrics } from '../../../common/metrics/metrics.js';

/** Counts messages that this instance handed to a mail server, a push service or the SMS gateway, by outcome. */
@Injectable()
export class MessageMetrics {
  readonly messages: Counter<'channel' | 'outcome'>;

  constructor({ registry }: Metrics) {
    this.messages = new Counter({
      name: 'messages_total',
      help: 'Messages by channel and outcome; gone: the browser no longer takes messages',
      labelNames: ['channel', 'outcome'],
      registers: [registry],
    });
    for (const channel of ['mail', 'push', 'sms'])
      for (const outcome of ['sent', 'failed']) this.messages.inc({ channel, outcome }, 0);
  }

  /** Counts the outcome of a message. Rejects as the sending does. */
  async count<Result>(channel: 'mail' | 'push' | 'sms', sending: Promise<Result>): Promise<Result> {
    try {
      const result = await sending;
      this.messages.inc({ channel, outcome: typeof result === 'string' ? result : 'sent' });
      return result;
    } catch (error) {
      this.messages.inc({ channel, outcome: 'failed' });
      throw error;
    }
  }
}
