import { ApiProperty } from '@nestjs/swagger';
import { REPLY_USES, type ReplyUse, type SavedReply } from './saved-reply.entity.js';

export class SavedReplyView {
  id: number;
  @ApiProperty({ enum: REPLY_USES }) use: ReplyUse;
  title: string;
  /** May contain {guest}, {deal} and {branch}. */
  text: string;
  textNe: string | null;
  /** Stars of the reviews that it fits; empty for all. */
  stars: number[];
  updatedAt: string;

  static of({ id, use, title, text, textNe, stars, updatedAt }: SavedReply): SavedReplyView {
    return { id, use, title, text, textNe, stars, updatedAt: updatedAt.toISOString() };
  }
}
