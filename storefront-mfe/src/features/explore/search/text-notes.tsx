import type { useNearMe } from '../near/use-near-me';
import type { Explore } from '../use-explore';
import { RelaxedNote } from './relaxed-note';
import { TextFilters } from './text-filters';

type TextNotesProps = Pick<Explore, 'filters' | 'locations' | 'answer' | 'lastPage' | 'show'> & {
  nearMe: ReturnType<typeof useNearMe>;
};

/** What was understood of the words of a search, and what was left out. */
export function TextNotes(notes: TextNotesProps) {
  const { filters, answer, lastPage } = notes;
  return (
    <>
      <TextFilters {...notes} />
      <RelaxedNote filters={filters} answer={answer} total={lastPage?.total ?? 0} />
    </>
  );
}
