import { IntersectionType, OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { PageQuery } from '../../../common/paging/page-query.js';
import { blankIsNone, emptyIsNone, LongText, WholeNumber } from '../../../common/validation/rules.js';
import { UndoDto } from '../../worklist/index.js';
import { HELP_CATEGORIES, type HelpCategory } from '../contact/message.dto.js';
import { MESSAGE_STATES, type MessageState } from './message-transitions.js';

const STATUSES = ['open', 'overdue', ...MESSAGE_STATES] as const;
const SORTS = ['newest', 'oldest', 'due'] as const;

export class AdminMessagesQuery extends PageQuery {
  /** `open`: new or in progress; `overdue`: open and past the due time. */
  @Transform(emptyIsNone) @IsOptional() @IsIn(STATUSES) status?: 'open' | 'overdue' | MessageState;
  /** `me`, `none` or the id of an admin. */
  @Transform(emptyIsNone) @IsOptional() @Matches(/^(me|none|[1-9]\d{0,8})$/) assignee?: string;
  @Transform(emptyIsNone) @IsOptional() @IsIn(['contact', 'help']) kind?: 'contact' | 'help';
  /** For help messages only. */
  @Transform(emptyIsNone) @IsOptional() @IsIn(HELP_CATEGORIES) category?: HelpCategory;
  /** Part of a name, an e-mail, a subject or the message. */
  @Transform(blankIsNone) @IsOptional() @IsString() @MaxLength(100) search?: string;
  @Transform(emptyIsNone) @IsOptional() @IsIn(SORTS) sort?: (typeof SORTS)[number];
}

/** All of the list, as a file. */
export class MessagesTableQuery extends OmitType(AdminMessagesQuery, ['limit', 'cursor'] as const) {}

export class SeenMessageDto {
  /** Version that the admin saw; an outdated one is rejected with 409. */
  @WholeNumber(1) version: number;
}

export class CloseMessageDto extends IntersectionType(SeenMessageDto, UndoDto) {}

export class AssignMessageDto extends SeenMessageDto {
  /** The admin to whom it is assigned. */
  @WholeNumber(1) assigneeId: number;
}

export class ReplyDto extends SeenMessageDto {
  /** Mailed unchanged, above a quotation of the message. */
  @LongText(1, 4_000, { min: 'Please write an answer.' }) text: string;
}

export class NoteDto {
  /** Visible to admins only. */
  @LongText(1, 4_000, { min: 'Please write a note.' }) text: string;
}
