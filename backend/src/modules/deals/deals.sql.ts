export const SHOWN_BY_DEAL = 'SELECT 1 FROM deals WHERE image = m.path';

export const SHOWN_BY_DRAFT = `SELECT 1 FROM deal_drafts WHERE content->>'image' = m.path`;

export const SHOWN_BY_REVISION = `SELECT 1 FROM deal_revisions WHERE status = 'pending' AND changes->>'image' = m.path`;
