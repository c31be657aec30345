/** $1 pass, $2 hash of the code. */
export const SET_CODE = 'UPDATE passes SET code_hash = $2 WHERE public_id = $1';
