import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A file whose row is deleted and that the store has yet to remove. */
@Entity('file_removals')
export class FileRemoval {
  @PrimaryColumn('text') name: string;
  @CreateDateColumn({ type: 'timestamptz' }) since: Date;
}
