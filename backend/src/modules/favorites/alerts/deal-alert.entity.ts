import { Column, Entity, PrimaryColumn } from 'typeorm';

/** New deals in the message to one customer on one day in Nepal (rule F5). Empty if none matched. */
@Entity('deal_alerts')
export class DealAlert {
  @PrimaryColumn('integer') userId: number;
  @PrimaryColumn('date') day: string;
  /** The deals of followed businesses and saved searches, the newest first. */
  @Column('integer', { array: true }) dealIds: number[];
}
