export const SHOWN_BY_DEAL = 'SELECT 1 FROM deal_photos WHERE path = m.path';

/** The picture `m` as drafts and changes name photos. */
const NAMED = `jsonb_build_array(jsonb_build_object('path', m.path))`;

export const SHOWN_BY_DRAFT = `SELECT 1 FROM deal_drafts WHERE content->>'image' = m.path OR content->'photos' @> ${NAMED}`;

export const SHOWN_BY_REVISION = `
  SELECT 1 FROM deal_revisions WHERE status = 'pending' AND (changes->>'image' = m.path OR changes->'photos' @> ${NAMED})`;
