import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../../common/outbox/event-consumers.js';
import { MessageInboxService } from './message-inbox.service.js';

/** Releases the messages of users who are no longer admins. */
@Injectable()
export class MessageInboxConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly inbox: MessageInboxService,
  ) {}

  onModuleInit(): void {
    for (const type of ['user.role-changed', 'user.suspended'] as const)
      this.consumers.on(type, 'message-desk', ({ userId }) => this.inbox.releaseMessages(userId));
  }
}
