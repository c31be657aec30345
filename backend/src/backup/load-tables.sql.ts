export const SET_SEQUENCE = 'SELECT setval(quote_ident($1)::regclass, $2)';
