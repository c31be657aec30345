import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createApp } from '../app.setup.js';
import { describeApi } from './openapi.js';

// Needs no database, because the connection is only opened when the application starts.
process.env['DATABASE_URL'] ??= 'postgres://nobody@127.0.0.1:1/nothing';

const target = process.argv[2] ?? path.resolve(import.meta.dirname, '../../openapi.json');
const app = await createApp();
writeFileSync(target, `${JSON.stringify(describeApi(app), null, 2)}\n`);
process.exit(0);
