import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MessageGroup } from './message-groups.js';

/** The preferences of a user. A user without a row has muted no group. */
@Entity('notification_preferences')
export class NotificationPreferences {
  @PrimaryColumn('integer') userId: number;
  @Column('text', { array: true, default: [] }) mutedMail: MessageGroup[];
  @Column('text', { array: true, default: [] }) mutedInbox: MessageGroup[];
  @Column('text', { array: true, default: [] }) mutedPush: MessageGroup[];
}
