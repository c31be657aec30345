import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { Idempotent } from '../../../common/idempotency/replay.decorator.js';
import { LimitRate, type RateLimit } from '../../../common/rate-limit/rate-limit.decorator.js';
import { ContactDto, HelpDto } from './message.dto.js';
import { MessageReceivedView } from './message.view.js';
import { MessagesService } from './messages.service.js';

const PER_VISITOR: RateLimit = { name: 'message', points: 10, seconds: 600, by: 'visitor' };
const PER_SENDER: RateLimit = { name: 'message-sender', points: 5, seconds: 3_600, by: 'account' };
const again = (_controller: unknown, id: string): MessageReceivedView => ({ id: Number(id) });

@ApiTags('support')
@Controller()
@AllowAccess('public')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  /**
   * Send a message to the marketplace
   * @remarks Stores a message and mails it to the support team; the sender gets an acknowledgement without the text.
   */
  @Post('contact')
  @LimitRate(PER_VISITOR, PER_SENDER)
  @Idempotent(again)
  async contact(@Body() form: ContactDto): Promise<MessageReceivedView> {
    return { id: await this.messages.contact(form) };
  }

  /**
   * Ask for help
   * @remarks As `contact`, with a category of help.
   */
  @Post('help')
  @LimitRate(PER_VISITOR, PER_SENDER)
  @Idempotent(again)
  async help(@Body() form: HelpDto): Promise<MessageReceivedView> {
    return { id: await this.messages.help(form) };
  }
}
