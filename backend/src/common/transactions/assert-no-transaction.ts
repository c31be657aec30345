import { currentTransaction } from './current-transaction.js';

const isChecked = process.env.APP_ENV !== 'production';

/**
 * Call before slow work (HTTP, mail, hashing, images, files) and before acquiring a second connection. Throws
 * while a transaction is open, because its locks and its connection would be held for the whole time. Only in
 * development and tests: in production a slow transaction is better than a failed request.
 * @param work name of the work, for the message
 */
export function assertNoTransaction(work: string): void {
  if (isChecked && currentTransaction.get())
    throw new Error(`${work} must not run inside a database transaction.`);
}
