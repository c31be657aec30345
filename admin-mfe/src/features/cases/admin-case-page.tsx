import { CasePage } from 'shared-ui/cases';
import { DecideForm } from './decide-form';

/** Case with the form for a decision, or a case that the admin opened as a customer. */
export const AdminCasePage = () => (
  <CasePage
    listPath="/dashboard/cases"
    form={(shown) => shown.allowed.includes('decide') && <DecideForm shown={shown} />}
  />
);
