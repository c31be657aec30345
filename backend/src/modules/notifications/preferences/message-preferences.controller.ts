import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowAccess } from '../../../common/access/allow-access.decorator.js';
import { CurrentUser } from '../../../common/access/current-user.decorator.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Idempotent, type Replay } from '../../../common/idempotency/replay.decorator.js';
import { CHANNELS, MESSAGE_GROUPS } from './message-groups.js';
import { MessagePreferencesDto } from './message-preferences.dto.js';
import { MessagePreferencesService, type PreferenceChanges } from './message-preferences.service.js';
import { MessagePreferencesView } from './message-preferences.view.js';

const again: Replay<MessagePreferencesController> = ({ preferences }, _id, user) => preferences.of(user.id);

/** The messages that a user receives, by group and channel. */
@ApiTags('notifications')
@Controller('notifications/preferences')
@AllowAccess('signed-in')
export class MessagePreferencesController {
  constructor(readonly preferences: MessagePreferencesService) {}

  /** Settings of notifications */
  @Get()
  read(@CurrentUser() user: SessionUser): Promise<MessagePreferencesView> {
    return this.preferences.of(user.id);
  }

  /** Change the settings of notifications */
  @Put()
  @Idempotent(again)
  async update(
    @CurrentUser() user: SessionUser,
    @Body() form: MessagePreferencesDto,
  ): Promise<MessagePreferencesView> {
    await this.preferences.change(user.id, changesOf(form));
    return this.preferences.of(user.id);
  }
}

const changesOf = (form: MessagePreferencesDto): PreferenceChanges =>
  Object.fromEntries(
    CHANNELS.map((channel) => [
      channel,
      Object.fromEntries(
        MESSAGE_GROUPS.flatMap((group) => {
          const wanted = form[group]?.[channel];
          return wanted === undefined ? [] : [[group, wanted]];
        }),
      ),
    ]),
  );
