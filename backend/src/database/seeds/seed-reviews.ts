import { comments, disappointed, familyOf, replies } from './content/review-words.js';
import { plusMinutes } from './demo-calendar.js';
import { insertRows } from './insert-rows.js';
import type { SeededPass } from './pass-register.js';
import type { Random } from './random.js';
import type { SeedContext } from './seed-context.js';

const REVIEWS = 900;
const MINUTES_OF_A_DAY = 24 * 60;
/** Relative frequency of one to five stars. */
const STARS = [1, 2, 6, 30, 61];
const ANSWERED_AFTER_DAYS = 12;
/** One of so many reviews stays without an answer however old it is. */
const FORGOTTEN = 14;

/** One review per customer and used deal, on the same day or a few days later; some with a reply of the business. */
export async function seedReviews(
  { db, random, calendar, numbers }: SeedContext,
  passes: readonly SeededPass[],
): Promise<void> {
  const firstUses = new Map(
    passes
      .filter(({ state, customer }) => state === 'redeemed' && customer.appetite > 0)
      .map((pass) => [`${pass.customer.id}/${pass.deal.id}`, pass]),
  );
  const settledBy = plusMinutes(calendar.now, -240);
  const answeredBefore = plusMinutes(calendar.now, -ANSWERED_AFTER_DAYS * MINUTES_OF_A_DAY);
  const written = random
    .shuffled([...firstUses.values()])
    .map((pass) => ({ pass, at: plusMinutes(pass.redeemed as Date, random.int(50, 5_000)) }))
    .filter(({ at }) => at < settledBy)
    .slice(0, REVIEWS)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const rows = written.map(({ pass, at }, index) => {
    const rating = random.weighted([1, 2, 3, 4, 5], (stars) => STARS[stars - 1] ?? 0);
    const repliedAt = plusMinutes(at, random.int(120, 3_000));
    const isRepliedAtOnce = random.chance(0.28) && repliedAt < settledBy;
    const isHidden = rating === 1 && index % 2 === 0;
    const comment = random.chance(0.14) ? null : commentOf(pass, rating, random);
    const answers = rating > 3 ? replies.thanks : replies.sorry;
    const isAnsweredLater = comment !== null && at < answeredBefore && index % FORGOTTEN !== 0;
    const laterAnswer = isAnsweredLater ? (answers[index % answers.length] as string) : null;
    const reply = isRepliedAtOnce ? random.pick(answers) : laterAnswer;
    return {
      id: numbers.next('reviews'),
      user_id: pass.customer.id,
      deal_id: pass.deal.id,
      rating,
      comment,
      hidden_at: isHidden ? plusMinutes(at, 300) : null,
      hidden_reason: isHidden ? 'Names a member of the staff in an insulting way' : null,
      reply,
      replied_at: reply === null ? null : repliedAt,
      created_at: at,
      updated_at: at,
    };
  });
  await insertRows(db, 'reviews', rows);
  await db.query(
    `UPDATE deals SET rating_sum = given.sum, rating_count = given.count
     FROM (SELECT deal_id, sum(rating) AS sum, count(*) AS count FROM reviews WHERE hidden_at IS NULL GROUP BY deal_id) AS given WHERE given.deal_id = deals.id`,
  );
}

function commentOf({ deal }: SeededPass, rating: number, random: Random): string {
  const words = comments[familyOf[deal.business.category]];
  if (rating > 3) return random.pick(words.glad);
  return random.pick(rating === 3 ? words.mixed : [...words.mixed, ...disappointed]);
}
