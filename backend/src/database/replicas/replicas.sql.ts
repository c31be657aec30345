import { LOG_PAGE_BYTES } from './log-positions.js';

const LONGEST_PAGE_HEADER_BYTES = 40;

/**
 * Bytes of the write-ahead log before the next record. Directly after the header of a page they are those before the page, because a
 * replica that has replayed the last record reports the end of the page before. The position of insertion is used and not that of
 * flushing, because a commit without a flush is visible too.
 */
export const PRIMARY_POSITION = `
  SELECT (bytes - CASE WHEN bytes % ${LOG_PAGE_BYTES} <= ${LONGEST_PAGE_HEADER_BYTES} THEN bytes % ${LOG_PAGE_BYTES} ELSE 0 END)::float8 AS position
  FROM (SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn AS bytes) log`;

/** Bytes of the log that a replica has replayed; null for a server that is no replica. */
export const REPLICA_POSITION = `
  SELECT CASE WHEN pg_is_in_recovery() THEN (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::float8 END AS position`;
