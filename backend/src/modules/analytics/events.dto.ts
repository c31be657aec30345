import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsObject, ValidateNested } from 'class-validator';
import { WholeNumber } from '../../common/validation/rules.js';

const EVENT_KINDS = ['view', 'click'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export class InteractionDto {
  /** `view`: the deal was seen in a list. `click`: its page was opened. */
  @IsIn(EVENT_KINDS) kind: EventKind;
  @WholeNumber(1) dealId: number;
}

export class InteractionsDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @IsObject({ each: true })
  @Type(() => InteractionDto)
  events: InteractionDto[];
}
