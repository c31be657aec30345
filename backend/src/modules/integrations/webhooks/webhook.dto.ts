import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
} from 'class-validator';
import { PageQuery } from '../../../common/paging/page-query.js';
import { Omittable, Text } from '../../../common/validation/rules.js';
import { WEBHOOK_TYPES, type WebhookType } from '../deliveries/event-types.js';
import { DELIVERY_STATES, type DeliveryState } from './webhook.view.js';

const EventTypes = (): PropertyDecorator =>
  applyDecorators(
    IsArray(),
    ArrayUnique(),
    ArrayMinSize(1),
    ArrayMaxSize(WEBHOOK_TYPES.length),
    IsIn(WEBHOOK_TYPES, { each: true, message: 'Choose from the types of events.' }),
    ApiProperty({
      type: 'array',
      items: { type: 'string', enum: [...WEBHOOK_TYPES] },
      uniqueItems: true,
      minItems: 1,
    }),
  );

export class CreateWebhookDto {
  /** Address with https that the internet can reach.
   * @example 'https://till.example.com/dobbar' */
  @Text(8, 500) url: string;
  @EventTypes() eventTypes: WebhookType[];
}

export class ChangeWebhookDto {
  @Omittable() @Text(8, 500) url?: string;
  @Omittable() @EventTypes() eventTypes?: WebhookType[];
  /** False turns it off: events are no longer recorded. True turns it on and sends what waits. */
  @Omittable() @IsBoolean() isActive?: boolean;
}

export class DeliveriesQuery extends PageQuery {
  @ApiPropertyOptional({ enum: DELIVERY_STATES })
  @IsOptional()
  @IsIn(DELIVERY_STATES)
  state?: DeliveryState;
}
