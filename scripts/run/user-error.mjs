/** Error that the user at the terminal can correct: printed without a stack. */
export class UserError extends Error {
  name = 'UserError';
}
