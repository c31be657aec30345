import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

/** A part of a city, such as Thamel. */
@Entity('areas')
export class Area {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('integer') locationId: number;
  @Column('text') slug: string;
  @Column('text') name: string;
  @Column('text') nameNe: string;
  /** Its center. */
  @Column('double precision') latitude: number;
  @Column('double precision') longitude: number;
  @Column('boolean', { default: true }) isActive: boolean;
  @VersionColumn() version: number;
  @CreateDateColumn({ type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz' }) updatedAt: Date;
}
