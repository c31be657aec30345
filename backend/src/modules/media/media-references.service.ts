import { Injectable } from '@nestjs/common';

/**
 * Registry of the columns that refer to images. Each module that stores paths of images registers its columns
 * on construction.
 */
@Injectable()
export class MediaReferences {
  private readonly questions: string[] = [];

  /**
   * @param question SQL that returns a row if `m.path` is referenced, such as `SELECT 1 FROM deals WHERE
   * image = m.path`
   */
  register(question: string): void {
    this.questions.push(question);
  }

  /** SQL condition that is true if the image `m` is referenced. */
  get isShown(): string {
    return this.questions.map((question) => `EXISTS (${question})`).join(' OR ') || 'false';
  }
}
