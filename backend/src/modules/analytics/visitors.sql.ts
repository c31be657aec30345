export const DELETE_OLD_SALTS = 'DELETE FROM visitor_salts WHERE day < $1::date - 1';

export const SALT_OF_DAY = `WITH made AS (INSERT INTO visitor_salts (day, salt) VALUES ($1, $2) ON CONFLICT (day) DO UPDATE SET day = excluded.day RETURNING salt)
         SELECT salt FROM made`;
