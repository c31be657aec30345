export const PUBLISH = 'SELECT outbox_publish($1, $2)';
