#!/usr/bin/env node
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from './run/settings.mjs';
import { noticeText } from './supply-chain/notice.mjs';

/** Writes NOTICE from the lockfile. */
fs.writeFileSync(path.join(rootDir, 'NOTICE'), noticeText());
