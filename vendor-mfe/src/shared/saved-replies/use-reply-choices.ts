import type { Language } from 'shared-ui/format';
import { useSavedRepliesListQuery, type SavedReplyView } from 'shared-ui/api/saved-replies';
import { fillReply, fittingReplies, replyIn, type ReplyFacts } from './fill-reply';

/** Replies that are offered at once. */
const MAX_CHOICES = 3;

export interface ReplyChoice {
  id: number;
  title: string;
  /** In the language of the answer, with the placeholders replaced. */
  text: string;
}

interface Wanted {
  use: SavedReplyView['use'];
  language: Language;
  facts: ReplyFacts;
  stars?: number;
}

/** The saved replies that fit an answer best, at most three; undefined while they load. */
export function useReplyChoices({ use, language, facts, stars }: Wanted): ReplyChoice[] | undefined {
  const { data } = useSavedRepliesListQuery({ use });
  return (
    data &&
    fittingReplies(data, stars)
      .slice(0, MAX_CHOICES)
      .map((reply) => ({
        id: reply.id,
        title: reply.title,
        text: fillReply(replyIn(language, reply), facts),
      }))
  );
}
