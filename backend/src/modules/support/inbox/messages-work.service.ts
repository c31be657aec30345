import { Injectable } from '@nestjs/common';
import { WorkKinds } from '../../worklist/index.js';
import { MessageInboxService } from './message-inbox.service.js';
import { LOCKED_MESSAGE_VERSION, WAITING_MESSAGES } from './waiting-messages.sql.js';

/** Registers open support messages as work items (rule WB1). */
@Injectable()
export class MessagesWork {
  constructor(kinds: WorkKinds, inbox: MessageInboxService) {
    kinds.register({
      kind: 'message',
      right: 'messages',
      items: WAITING_MESSAGES,
      lockedVersion: LOCKED_MESSAGE_VERSION,
      acts: {
        close: ({ subject, adminId, version = 0 }) => inbox.close({ id: Number(subject), adminId, version }),
      },
    });
  }
}
