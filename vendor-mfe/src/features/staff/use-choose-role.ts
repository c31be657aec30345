import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RoleChoice } from './role-fields';

type RoleForm<Form extends RoleChoice> = Pick<
  UseFormReturn<Form>,
  'register' | 'setValue' | 'clearErrors' | 'unregister'
>;

/** Requires at least one right before the form is sent. */
export function useRightsRule<Form extends RoleChoice>(form: RoleForm<Form>, message: string): void {
  const { register } = form as unknown as RoleForm<RoleChoice>;
  useEffect(() => {
    register('rights', { validate: (rights) => rights.length > 0 || message });
  }, [register, message]);
}

/** Returns the function that stores a choice of role, rights and branch in the form. */
export function useChooseRole<Form extends RoleChoice>(form: RoleForm<Form>) {
  const { setValue, clearErrors } = form as unknown as RoleForm<RoleChoice>;
  return ({ role, rights, branchId }: RoleChoice): void => {
    setValue('role', role);
    setValue('rights', rights);
    setValue('branchId', branchId);
    if (rights.length > 0) clearErrors('rights');
  };
}
