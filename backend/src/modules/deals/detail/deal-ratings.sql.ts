export const ADJUST_RATING =
  'UPDATE deals SET rating_sum = rating_sum + $2, rating_count = rating_count + $3 WHERE id = $1';
