import { Global, Module } from '@nestjs/common';
import { EventConsumers } from './event-consumers.js';
import { Outbox } from './outbox.js';
import { OutboxDispatcher } from './outbox-dispatcher.js';
import { OutboxWakeup } from './outbox-wakeup.js';

@Global()
@Module({
  providers: [Outbox, OutboxWakeup, EventConsumers, OutboxDispatcher],
  exports: [Outbox, OutboxWakeup, EventConsumers, OutboxDispatcher],
})
export class OutboxModule {}
