import type { useNearMe } from '../near/use-near-me';
import type { Explore } from '../use-explore';
import { RelaxedNote } from './relaxed-note';
import { TextFilters } from './text-filters';

type TextNotesProps = Pick<Explore, 'filters' | 'locations' | 'answer' | 'lastPage' | 'show'> & {
  nearMe: ReturnType<typeof useNearMe>;
};

/** Recognized filters and ignored words of a search text. */
export function TextNotes(notes: TextNotesProps) {
  const { filters, answer, lastPage } = notes;
  return (
    <>
      <TextFilters {...notes} />
      <RelaxedNote filters={filters} answer={answer} total={lastPage?.total ?? 0} />
    </>
  );
}
