import { Global, Module } from '@nestjs/common';
import { EventConsumers } from './event-consumers.js';
import { Outbox } from './outbox.js';
import { OutboxDeliveries } from './outbox-deliveries.js';
import { OutboxDispatcher } from './outbox-dispatcher.js';
import { OutboxLanes } from './outbox-lanes.js';
import { OutboxWakeup } from './outbox-wakeup.js';

@Global()
@Module({
  providers: [Outbox, OutboxWakeup, EventConsumers, OutboxDeliveries, OutboxLanes, OutboxDispatcher],
  exports: [Outbox, OutboxWakeup, EventConsumers, OutboxDispatcher],
})
export class OutboxModule {}
