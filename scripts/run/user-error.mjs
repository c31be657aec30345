/** A reason to stop that the person at the terminal can act on: printed as it is, without a stack. */
export class UserError extends Error {
  name = 'UserError';
}
