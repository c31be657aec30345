export interface PasswordForm {
  currentPassword: string;
  newPassword: string;
  repeated: string;
}

export const emptyPasswords: PasswordForm = { currentPassword: '', newPassword: '', repeated: '' };

export type PasswordFieldError = { field: keyof PasswordForm; text: 'missing' | 'passwordMismatch' };

/** Client-side checks; the server enforces the password policy. */
export function findPasswordFieldErrors(form: PasswordForm): readonly PasswordFieldError[] {
  const fields = ['currentPassword', 'newPassword', 'repeated'] as const;
  const empty = fields.filter((field) => !form[field]).map((field) => ({ field, text: 'missing' as const }));
  if (empty.length > 0) return empty;
  return form.newPassword === form.repeated ? [] : [{ field: 'repeated', text: 'passwordMismatch' }];
}
