import type { DealDraftContentDto } from 'shared-ui/api/deal-drafts';
import { eachField, formFields, storedName, type DealForm } from '../deal-fields';
import { BLANK_FORM } from '../deal-form';
import { photosOfContent } from '../photos/photo-kinds';

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Draft content: the entered text of all fields that are not empty. */
export const toContent = (form: DealForm): DealDraftContentDto =>
  Object.fromEntries(
    formFields.filter((field) => !isEmpty(form[field])).map((field) => [storedName(field), form[field]]),
  );

/** Form values of a draft. Missing fields get their empty value. */
export const formOfContent = (content: DealDraftContentDto): DealForm => ({
  ...eachField<DealForm>(
    (field) => content[storedName(field) as keyof DealDraftContentDto] ?? BLANK_FORM[field],
  ),
  photos: photosOfContent(content),
});
