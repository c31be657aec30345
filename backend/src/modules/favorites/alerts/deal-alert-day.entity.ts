import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One run of the daily alerts. */
@Entity('deal_alert_days')
export class DealAlertDay {
  @PrimaryColumn('date') day: string;
  /** Deals listed before this time belong to this day, later ones to the next. */
  @Column('timestamptz') listedUntil: Date;
  /** Deals that were listed since the previous day, newest first. */
  @Column('integer', { array: true }) dealIds: number[];
  /** Time at which the last customer was processed. */
  @Column('timestamptz', { nullable: true }) finishedAt: Date | null;
}
