export interface ResetForm {
  password: string;
  repeated: string;
}

export type ResetFault = 'missing' | 'mismatch';

/** What is wrong before the server is asked; what a good password is, the server says. */
export function findResetFault({ password, repeated }: ResetForm): ResetFault | null {
  if (!password || !repeated) return 'missing';
  return password === repeated ? null : 'mismatch';
}
