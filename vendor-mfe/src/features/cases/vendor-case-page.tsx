import { CasePage } from 'shared-ui/cases';
import { AnswerForm } from './answer-form';

/** Case of the business with the form for its answer, or a case that a member opened as a customer. */
export const VendorCasePage = () => (
  <CasePage
    listPath="/dashboard/cases"
    form={(shown) => shown.allowed.includes('answer') && <AnswerForm shown={shown} />}
  />
);
