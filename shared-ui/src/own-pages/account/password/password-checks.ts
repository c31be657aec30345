export interface PasswordForm {
  currentPassword: string;
  newPassword: string;
  repeated: string;
}

export const emptyPasswords: PasswordForm = { currentPassword: '', newPassword: '', repeated: '' };

export type PasswordFault = { field: keyof PasswordForm; text: 'missing' | 'passwordMismatch' };

/** What is wrong before the server is asked; what a good password is, the server says. */
export function findPasswordFaults(form: PasswordForm): readonly PasswordFault[] {
  const fields = ['currentPassword', 'newPassword', 'repeated'] as const;
  const empty = fields.filter((field) => !form[field]).map((field) => ({ field, text: 'missing' as const }));
  if (empty.length > 0) return empty;
  return form.newPassword === form.repeated ? [] : [{ field: 'repeated', text: 'passwordMismatch' }];
}
