import { Injectable } from '@nestjs/common';

/** Which columns show pictures. A module that keeps paths of pictures says so when it is put together. */
@Injectable()
export class MediaReferences {
  private readonly questions: string[] = [];

  /** @param question SQL that finds a row when `m.path` is shown, such as `SELECT 1 FROM deals WHERE image = m.path` */
  register(question: string): void {
    this.questions.push(question);
  }

  /** Whether anything shows the picture `m`, as SQL. */
  get isShown(): string {
    return this.questions.map((question) => `EXISTS (${question})`).join(' OR ') || 'false';
  }
}
