import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The new deals that one customer is told of on one day of Nepal (rule F5). Empty: none matched. */
@Entity('deal_alerts')
export class DealAlert {
  @PrimaryColumn('integer') userId: number;
  @PrimaryColumn('date') day: string;
  /** The deals of followed businesses and saved searches, the newest first. */
  @Column('integer', { array: true }) dealIds: number[];
}
