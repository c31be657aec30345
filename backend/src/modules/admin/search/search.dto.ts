import { Text } from '../../../common/validation/rules.js';

export class AdminSearchQuery {
  /** Words, an e-mail or a number; at least 3 characters, except for a number. */
  @Text(1, 100) q: string;
}
