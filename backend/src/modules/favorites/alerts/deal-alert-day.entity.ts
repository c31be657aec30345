import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One run of the daily alerts. */
@Entity('deal_alert_days')
export class DealAlertDay {
  @PrimaryColumn('date') day: string;
  /** Deals that are listed until this moment belong to this day, later ones to the next. */
  @Column('timestamptz') listedUntil: Date;
  /** The deals that were listed since the day before, the newest first. */
  @Column('integer', { array: true }) dealIds: number[];
  /** When every customer was looked at. */
  @Column('timestamptz', { nullable: true }) finishedAt: Date | null;
}
