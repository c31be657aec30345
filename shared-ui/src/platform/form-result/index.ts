export { formReturnApi, useFormReturn, type FormName, type FormReturn } from './form-result';
