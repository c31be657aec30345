export const KNOWN_DIFFERENCE = 'SELECT 1 FROM settlement_differences WHERE public_id = $1';
