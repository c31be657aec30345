import type { DealDraftContentDto } from 'shared-ui/api/deal-drafts';
import { eachField, formFields, storedName, type DealForm } from '../deal-fields';
import { BLANK_FORM } from '../deal-form';
import { photosOfContent } from '../photos/photo-kinds';

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What a draft keeps of the form: everything as it was typed, and nothing of what is empty. */
export const toContent = (form: DealForm): DealDraftContentDto =>
  Object.fromEntries(
    formFields.filter((field) => !isEmpty(form[field])).map((field) => [storedName(field), form[field]]),
  );

/** The form as a draft left it. Fields it does not name are empty; the kind, the sale and the code's hours are never. */
export const formOfContent = (content: DealDraftContentDto): DealForm => ({
  ...eachField<DealForm>(
    (field) => content[storedName(field) as keyof DealDraftContentDto] ?? BLANK_FORM[field],
  ),
  photos: photosOfContent(content),
});
