export interface ResetForm {
  password: string;
  repeated: string;
}

export type ResetFieldError = 'missing' | 'mismatch';

/** Client-side checks; the server enforces the password policy. */
export function findResetFieldError({ password, repeated }: ResetForm): ResetFieldError | null {
  if (!password || !repeated) return 'missing';
  return password === repeated ? null : 'mismatch';
}
