export const DATABASE_TIME = 'SELECT clock_timestamp() AS now';
