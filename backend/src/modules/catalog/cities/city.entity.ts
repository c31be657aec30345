import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

/** A city; `locations` in the API and the database. */
@Entity('locations')
export class City {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('text') slug: string;
  @Column('text') name: string;
  @Column('text') nameNe: string;
  @Column('text', { nullable: true }) image: string | null;
  @Column('double precision') latitude: number;
  @Column('double precision') longitude: number;
  @Column('integer') position: number;
  @Column('boolean') isActive: boolean;
  @VersionColumn() version: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
